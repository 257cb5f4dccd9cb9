import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSealKeys, type SealKeys } from '../steam/secretBox.ts';

/** The keys that seal Steam secrets, kept beside the embedded database and outside of it (T-15). Made at the first start. */
export function readSealKeys(folder: string): SealKeys {
  const file = join(folder, 'seal-keys.json');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(createSealKeys()), { mode: 0o600, flag: 'wx' });
  return JSON.parse(readFileSync(file, 'utf8')) as SealKeys;
}
