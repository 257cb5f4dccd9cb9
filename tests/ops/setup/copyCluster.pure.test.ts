import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { copyCluster } from '../../../api/ops/database/copyCluster.ts';

const FOLDERS = ['base', 'global', 'pg_xact'];
/** So many that a copy is under way for a good while. */
const FILES_EACH = 300;

/** The files of a cluster, and where they are copied to. */
function scene() {
  const folder = mkdtempSync(join(tmpdir(), 'shiji-copy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [from, to] = [join(folder, 'from'), join(folder, 'draft', 'postgres')];
  for (const name of FOLDERS) {
    mkdirSync(join(from, name), { recursive: true });
    for (let file = 0; file < FILES_EACH; file += 1) writeFileSync(join(from, name, String(file)), 'rows');
  }
  writeFileSync(join(from, 'PG_VERSION'), '18');
  return { from, to };
}

/** The folder that is copied just now, as soon as it is `place`th and has a file. */
async function underCopy(to: string, place: number): Promise<string> {
  for (;;) {
    const begun = existsSync(to) ? FOLDERS.filter((name) => existsSync(join(to, name))) : [];
    const last = begun.find((name) => readdirSync(join(to, name)).length < FILES_EACH);
    if (begun.length >= place && last && readdirSync(join(to, last)).length > 0) return last;
    await nextTurn();
  }
}

test('a copy is told how much it is', async () => {
  const { from, to } = scene();
  mkdirSync(join(from, 'pg_wal'));
  writeFileSync(join(from, 'pg_wal', 'piece'), 'log');
  writeFileSync(join(from, 'postmaster.pid'), '1');
  const count = FOLDERS.length * FILES_EACH + 1;
  expect(await copyCluster(from, to)).toEqual({ count, bytes: FOLDERS.length * FILES_EACH * 4 + 2 });
  expect(readdirSync(join(to, 'pg_wal'))).toEqual([]);
  expect(existsSync(join(to, 'postmaster.pid'))).toBe(false);
  expect(readFileSync(join(to, 'PG_VERSION'), 'utf8')).toBe('18');
});

test('files that the server deletes while they are copied are left out', async () => {
  const { from, to } = scene();
  const copying = copyCluster(from, to);
  const name = await underCopy(to, 1);
  const rest = readdirSync(join(from, name)).filter((file) => !existsSync(join(to, name, file)));
  // The next may be open already.
  const gone = rest.slice(-100);
  for (const file of gone) rmSync(join(from, name, file));
  expect(await copying).toMatchObject({ count: FOLDERS.length * FILES_EACH + 1 - gone.length });
});

test.each([1, 2])('a copy whose own folder is taken away fails, in its folder %i', async (place) => {
  const { from, to } = scene();
  const copying = copyCluster(from, to);
  const failing = expect(copying).rejects.toThrow('ENOENT');
  await underCopy(to, place);
  rmSync(to, { recursive: true, maxRetries: 5 });
  await failing;
});

test('a copy whose own folder is taken away between two of its folders does not begin it anew', async () => {
  const { from, to } = scene();
  const copying = copyCluster(from, to);
  const failing = expect(copying).rejects.toThrow('ENOENT');
  const name = await underCopy(to, 1);
  // What is left of the folder under copy goes, so that the next that is made is another.
  rmSync(join(from, name), { recursive: true });
  rmSync(to, { recursive: true, maxRetries: 5 });
  await failing;
});
