import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { GLYPH_SHEET } from '../../api/http/site/drawnText.ts';
import { glyphSheet } from '../../api/ops/setup/glyphSheet.ts';
import { openClientFiles } from '../../api/ops/setup/writeOpenClient.ts';
import { ROOT } from './sourceFile.ts';

const TIMEOUT_MS = 60_000;

const PRINT_SCHEMA = `
  const { schema } = await import('./api/http/graphql/schema.ts');
  const { schemaText } = await import('./api/http/graphql/schemaText.ts');
  process.stdout.write(schemaText(schema));
`;

function run(
  command: string,
  args: readonly string[],
): { status: number | null; stdout: string; output: string } {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, SANDBOX: 'on', NODE_ENV: 'development' },
  });
  return { status, stdout, output: `${stdout}${stderr}` };
}

/** A tool of this repository, whatever the PATH is. */
function tool(name: string): string {
  return join(ROOT, 'node_modules', '.bin', name);
}

test('schema.graphql is what the server defines, with the sandbox on', { timeout: TIMEOUT_MS }, () => {
  const { status, stdout, output } = run(process.execPath, ['--input-type=module', '--eval', PRINT_SCHEMA]);
  expect(status, output).toBe(0);
  expect(stdout).toBe(readFileSync(join(ROOT, 'schema.graphql'), 'utf8'));
});

test('the Relay artifacts are fresh', { timeout: TIMEOUT_MS }, () => {
  const { status, output } = run(tool('relay-compiler'), ['--validate']);
  expect(status, output).toBe(0);
});

test('the letters of link previews are those of the list', { timeout: TIMEOUT_MS }, async () => {
  const [drawn, kept] = await Promise.all(
    [await glyphSheet(), readFileSync(GLYPH_SHEET)].map((bytes) => sharp(bytes).raw().toBuffer()),
  );
  expect(kept?.equals(drawn ?? Buffer.of()), 'run `npm run generate`').toBe(true);
});

test('the server knows every document of the site, and no others', () => {
  const folder = join(ROOT, 'web/__generated__');
  const ids = readdirSync(folder)
    .filter((name) => name.endsWith('.graphql.ts'))
    .flatMap((name) => /"id": "([0-9a-f]{64})"/.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? []);
  const known = Object.keys(JSON.parse(readFileSync(join(folder, 'persisted.json'), 'utf8')));
  expect(known.toSorted(), 'run `npm run generate`').toEqual(ids.toSorted());
});

test('G-06 the typed documents of the tests come from codegen and are fresh', { timeout: TIMEOUT_MS }, () => {
  expect(existsSync(join(ROOT, 'tests/generated/graphql.ts')), 'run `npm run generate`').toBe(true);
  const { status, output } = run(tool('graphql-codegen'), ['--config', 'codegen.ts', '--check']);
  expect(status, output).toBe(0);
});

test('the OpenAPI document and the TypeScript client of partners are fresh', {
  timeout: TIMEOUT_MS,
}, async () => {
  for (const [path, text] of Object.entries(await openClientFiles()))
    expect(readFileSync(join(ROOT, 'docs/open', path), 'utf8'), path).toBe(text);
});
