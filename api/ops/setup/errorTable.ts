import '../../http/graphql/schema.ts';
import { listPartnerErrors, type PartnerError } from '../../http/rest/openErrors.ts';
import { type Language, listDomainErrors, type Retry } from '../../kernel/domainError.ts';
import { REASON_WORDS } from '../../notifications/message/listingReasonWords.ts';

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

const RETRY_WORDS: Record<Retry, Record<Language, string>> = {
  never: { en: 'no', zh: '不要重试' },
  changed: { en: 'after a change', zh: '修改后再发' },
  later: { en: 'the same', zh: '原样重发' },
};

const WORDS = {
  en: {
    title: '# Codes of the open platform, and what to do',
    intro: `Made of the definitions in the market's code. Decide by \`error\` (REST) or \`code\` (GraphQL: a domain error's \`code\`, else
\`extensions.code\`), never by \`msg\`. Further codes may come at any time: treat an unknown one by its HTTP status.

Send the same again only where the table says so, under the same \`outOrderNo\`, \`ownNo\` or \`requestId\`, and after \`Retry-After\` if the answer has
it. The [TypeScript client](/open/client/errors.ts) carries this table, and the [OpenAPI document](/open/v1/openapi.json) has it as \`x-error-codes\`.
How to call: [the guide](/open/guide.en.md).`,
    categories: '## Of every call',
    domain: '## Domain errors',
    domainIntro: 'HTTP 422 by REST; in GraphQL a member of the mutation’s union. Nothing was done.',
    rows: '## Of single rows',
    rowsIntro: 'A batch succeeds as a whole; what one of its rows met stands in the row’s own `error`.',
    head: '| `error` | again | cause | what to do | `data` | number | HTTP | GraphQL |\n|---|---|---|---|---|---|---|---|',
    rowHead: '| `error` | why |\n|---|---|',
    after: (seconds: number) => `, after ${seconds} s`,
  },
  zh: {
    title: '# 开放平台错误码与处理办法',
    intro: `由平台代码中的定义生成。请按 \`error\`（REST）或 \`code\`（GraphQL：业务错误的 \`code\`，其余为 \`extensions.code\`）判断，不要按
\`msg\`。以后可能增加新的错误码：遇到不认识的，按 HTTP 状态处理。

只有表中写明可以原样重发的才重发，沿用同一 \`outOrderNo\`、\`ownNo\` 或 \`requestId\`；应答带 \`Retry-After\` 时按它等待。[TypeScript 客户端](/open/client/errors.ts)
内置此表，[OpenAPI 文档](/open/v1/openapi.json)中为 \`x-error-codes\`。调用方法见[接入指南](/open/guide.zh.md)。`,
    categories: '## 所有接口',
    domain: '## 业务错误',
    domainIntro: 'REST 为 HTTP 422；GraphQL 中是 mutation 联合类型的成员。没有执行任何操作。',
    rows: '## 批量中的单行',
    rowsIntro: '批量请求整体成功；某一行遇到的问题写在该行自己的 `error` 中。',
    head: '| `error` | 重发 | 原因 | 处理 | `data` | 编号 | HTTP | GraphQL |\n|---|---|---|---|---|---|---|---|',
    rowHead: '| `error` | 原因 |\n|---|---|',
    after: (seconds: number) => `，等 ${seconds} 秒`,
  },
} as const;

function errorRow(error: PartnerError, language: Language): string {
  const { retry, waitSeconds, cause, next, fields, graphqlCode } = error;
  const wait = waitSeconds === null ? '' : WORDS[language].after(waitSeconds);
  const data = Object.keys(fields).map((name) => `\`${name}\``);
  const cells = [
    `\`${error.error}\``,
    `${RETRY_WORDS[retry][language]}${wait}`,
    cause[language],
    next[language],
    data.join(', '),
    String(error.code),
    String(error.status),
    graphqlCode ? `\`${graphqlCode}\`` : '',
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** The catalogue of codes that partners can meet, as a document in one language. */
export function partnerErrorTable(language: Language): string {
  const words = WORDS[language];
  const errors = listPartnerErrors();
  const rowsOf = (isDomain: boolean) =>
    errors
      .filter(({ code, status }) => (code !== status) === isDomain)
      .map((error) => errorRow(error, language))
      .join('\n');
  const reasons = Object.entries(REASON_WORDS).map(
    ([code, reason]) => `| \`${code}\` | ${reason[language]} |`,
  );
  return `${words.title}

${words.intro}

${words.categories}

${words.head}
${rowsOf(false)}

${words.domain}

${words.domainIntro}

${words.head}
${rowsOf(true)}

${words.rows}

${words.rowsIntro}

${words.rowHead}
${reasons.join('\n')}
`;
}
