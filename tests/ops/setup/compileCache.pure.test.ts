import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compileCacheFolder } from '../../../api/ops/setup/compileCache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shiji-cache-'));
  vi.stubEnv('TMPDIR', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});
const own = () => join(folder, `shiji-compile-cache-${process.getuid?.()}`);

test('compiled modules lie in a folder that its user alone can change', () => {
  expect(compileCacheFolder()).toBe(own());
  expect(statSync(own()).mode & 0o077).toBe(0);
  expect(compileCacheFolder()).toBe(own());
});

test('a folder that others can change is not used, nor a link or a file in its place', () => {
  compileCacheFolder();
  chmodSync(own(), 0o777);
  expect(compileCacheFolder()).toBeNull();
  rmSync(own(), { recursive: true });
  symlinkSync(folder, own());
  expect(compileCacheFolder()).toBeNull();
  rmSync(own());
  writeFileSync(own(), '');
  expect(compileCacheFolder()).toBeNull();
  expect(existsSync(own())).toBe(true);
});
