import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';

// The committed schema is the sandbox's, which contains every field.
process.env.SANDBOX = 'on';
const { schema } = await import('../../http/graphql/schema.ts');
writeFileSync(
  new URL('../../../schema.graphql', import.meta.url),
  `${printSchema(lexicographicSortSchema(schema))}\n`,
);

const { ERROR_TABLE, errorTable } = await import('./errorTable.ts');
writeFileSync(ERROR_TABLE, errorTable());

const { HELP_PINYIN, helpPinyin } = await import('./helpPinyin.ts');
writeFileSync(HELP_PINYIN, helpPinyin());

const { glyphSheet } = await import('./glyphSheet.ts');
const { GLYPH_SHEET } = await import('../../http/site/drawnText.ts');
writeFileSync(GLYPH_SHEET, await glyphSheet());

const { writeOpenClient } = await import('./writeOpenClient.ts');
await writeOpenClient();

for (const [command, ...args] of [
  ['relay-compiler'],
  ['graphql-codegen', '--config', 'codegen.ts', '--silent'],
]) {
  const { status } = spawnSync(command ?? '', args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
