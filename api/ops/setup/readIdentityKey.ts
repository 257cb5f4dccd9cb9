import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The key of the hashes of ID numbers, kept beside the embedded database and outside of it. Made at the first start, never changed. */
export function readIdentityKey(folder: string): string {
  const file = join(folder, 'identity-key');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8');
}
