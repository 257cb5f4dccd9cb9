import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runFile } from './operateScene.ts';

/** What a restore from a folder without backups says, with keys of a folder that has these files. */
async function restoreWith(files: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'shiji-restore-keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [backups, keys, target] = ['backups', 'keys', 'target'].map((name) => join(folder, name));
  for (const path of [backups, keys]) mkdirSync(path ?? '');
  for (const name of files) writeFileSync(join(keys ?? '', name), '{}');
  const end = await runFile('runRestore.ts', [backups ?? '', '--to', target ?? '', '--keys', keys ?? ''], {});
  expect(end.code).toBe(1);
  expect(existsSync(target ?? '')).toBe(false);
  return end.text;
}

test('keys that are not there are named before anything is restored', async () => {
  expect(await restoreWith([])).toMatch(/✖ There are no keys in .+keys/);
  expect(await restoreWith(['another.json'])).toContain('There are no keys in');
  expect(await restoreWith(['seal-keys.json'])).toContain('There is no base backup');
});
