import '../../http/graphql/schema.ts';
import { listDomainErrors } from '../../kernel/domainError.ts';

/** Where the table is kept. */
export const ERROR_TABLE = new URL('../../../docs/errors.md', import.meta.url);

/** The documentation of every domain error. */
export function errorTable(): string {
  const rows = listDomainErrors().map(
    ({ number, code, description }) => `| ${number} | \`${code}\` | ${description.replaceAll('|', '\\|')} |`,
  );
  return `# Domain errors

Made by \`npm run generate\` from the definitions in \`api/**/*.errors.ts\`. REST sends the number, the open platform the code, GraphQL the
code in capitals (PHONE_INVALID); GraphQL's type has the same name with a capital letter. The message is in Chinese or English.

| number | code | when |
|---|---|---|
${rows.join('\n')}
`;
}
