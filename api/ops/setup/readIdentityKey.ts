import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads the key for hashes of ID numbers. Stored next to the embedded database and not in it, created at the first start, never changed.
 */
export function readIdentityKey(folder: string): string {
  const file = join(folder, 'identity-key');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8');
}
