import { spawnSync } from 'node:child_process';
import { globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The committed schema is the sandbox's, which contains every field.
process.env.SANDBOX = 'on';
const { schema } = await import('../../http/graphql/schema.ts');
const { partnerSchemaText, schemaText } = await import('../../http/graphql/schemaText.ts');
writeFileSync(new URL('../../../schema.graphql', import.meta.url), schemaText(schema));
writeFileSync(new URL('../../../docs/open/schema.graphql', import.meta.url), partnerSchemaText(schema));

const { ERROR_TABLE, errorTable } = await import('./errorTable.ts');
writeFileSync(ERROR_TABLE, errorTable());

const { HELP_PINYIN, helpPinyin } = await import('./helpPinyin.ts');
writeFileSync(HELP_PINYIN, helpPinyin());

const { glyphSheet } = await import('./glyphSheet.ts');
const { GLYPH_SHEET } = await import('../../http/site/drawnText.ts');
writeFileSync(GLYPH_SHEET, await glyphSheet());

const { writeOpenClient } = await import('./writeOpenClient.ts');
await writeOpenClient();

// The Relay compiler only adds to the documents that the server knows, and writes an artifact only when its text has changed: from nothing.
const artifacts = fileURLToPath(new URL('../../../web/__generated__', import.meta.url));
for (const name of globSync('*.graphql.ts', { cwd: artifacts })) rmSync(join(artifacts, name));
writeFileSync(join(artifacts, 'persisted.json'), '{}');

for (const [command, ...args] of [
  ['relay-compiler'],
  ['graphql-codegen', '--config', 'codegen.ts', '--silent'],
]) {
  const { status } = spawnSync(command ?? '', args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
