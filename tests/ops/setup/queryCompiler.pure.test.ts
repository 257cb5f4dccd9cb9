import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const FOLDER = new URL('../../../api/kernel/generated/prisma/internal/', import.meta.url);

test('the database client reads its query compiler from a file and imports none as text', () => {
  const source = readFileSync(new URL('class.ts', FOLDER), 'utf8');
  const isFile = source.includes("new URL('./compiler.wasm', import.meta.url)");
  expect({ isFile, isText: source.includes('wasm-base64') }).toEqual({ isFile: true, isText: false });
  const [, runtime = ''] = /"(@prisma\/client\/runtime\/query_compiler_[^"]+)\.mjs"/.exec(source) ?? [];
  const { wasm } = createRequire(import.meta.url)(`${runtime}.wasm-base64.js`) as { wasm: string };
  expect(readFileSync(new URL('compiler.wasm', FOLDER)).equals(Buffer.from(wasm, 'base64'))).toBe(true);
});
