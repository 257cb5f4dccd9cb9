import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSealKeys, type SealKeys } from '../../steam/client/secretBox.ts';

function fileIn(folder: string): string {
  return join(folder, 'seal-keys.json');
}

/** Reads the keys that seal Steam secrets. Stored next to the embedded database and not in it (T-15), created at the first start. */
export function readSealKeys(folder: string): SealKeys {
  const file = fileIn(folder);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(createSealKeys()), { mode: 0o600, flag: 'wx' });
  return JSON.parse(readFileSync(file, 'utf8')) as SealKeys;
}

/** Replaces the keys atomically. */
export function writeSealKeys(folder: string, keys: SealKeys): void {
  const draft = `${fileIn(folder)}.new`;
  writeFileSync(draft, JSON.stringify(keys), { mode: 0o600 });
  renameSync(draft, fileIn(folder));
}
