import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads the key with which a market with a sandbox signs callbacks. Stored next to its embedded database, created at the first start. */
export function readOpenKey(folder: string): string {
  const file = join(folder, 'open-key.pem');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8');
}
