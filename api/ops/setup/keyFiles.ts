import { generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createPaymentKeys, type PaymentKeys } from '../../payments/provider/paymentKeys.ts';
import { createSealKeys, type SealKeys } from '../../steam/client/secretBox.ts';

/** Key files next to the embedded database, and not in it. Each opens or proves something that the database's files alone must not. */
export const KEY_FILES = [
  'seal-keys.json',
  'identity-key',
  'payment-keys.json',
  'open-key.pem',
  'callback-key.pem',
] as const;

function isSame(one: string, other: string): boolean {
  return readFileSync(one).equals(readFileSync(other));
}

/**
 * Copies the existing keys. Keys copied before are kept.
 * @returns their names.
 * @throws Error with one sentence if there is none, or a different one would be overwritten, as before a rotation.
 */
export function copyKeys(from: string, to: string): string[] {
  const names = KEY_FILES.filter((name) => existsSync(join(from, name)));
  if (names.length === 0) throw new Error(`There are no keys in ${from}.`);
  const missing = names.filter((name) => !existsSync(join(to, name)));
  const other = names.find((name) => !missing.includes(name) && !isSame(join(from, name), join(to, name)));
  if (other)
    throw new Error(`${join(to, other)} is another key, which older backups may need: name a new folder.`);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const name of missing) copyFileSync(join(from, name), join(to, name));
  return names;
}

/**
 * Requires that keys are not stored with the backups, so that whoever finds one does not have the other.
 * @throws Error with one sentence if the keys' folder is the backup folder or within it.
 */
export function requireApart(keyFolder: string, backupFolder: string): void {
  if (!relative(backupFolder, keyFolder).startsWith('..'))
    throw new Error('The keys are kept apart from the backups: name a folder outside of theirs.');
}

/**
 * Reads the key for hashes of ID numbers. Stored next to the embedded database and not in it, created at the first start, never changed.
 */
export function readIdentityKey(folder: string): string {
  const file = join(folder, 'identity-key');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8');
}

function readPrivateKey(folder: string, name: (typeof KEY_FILES)[number], create: () => KeyObject): string {
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file))
    writeFileSync(file, create().export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8');
}

/**
 * Reads the keys with which a market with a sandbox signs: `open` answers and callbacks, `callback` callbacks for receivers of Standard
 * Webhooks. Stored next to its embedded database, created at the first start.
 */
export function readOpenKeys(folder: string): { open: string; callback: string } {
  return {
    open: readPrivateKey(
      folder,
      'open-key.pem',
      () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
    ),
    callback: readPrivateKey(folder, 'callback-key.pem', () => generateKeyPairSync('ed25519').privateKey),
  };
}

/** Reads the keys between the market and the simulated payment app. Stored next to the embedded database, created at the first start. */
export function readPaymentKeys(folder: string): PaymentKeys {
  const file = join(folder, 'payment-keys.json');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file))
    writeFileSync(file, JSON.stringify(createPaymentKeys()), { mode: 0o600, flag: 'wx' });
  return JSON.parse(readFileSync(file, 'utf8')) as PaymentKeys;
}

function fileIn(folder: string): string {
  return join(folder, 'seal-keys.json');
}

/** Whether a folder has the keys that seal Steam secrets. */
export function hasSealKeys(folder: string): boolean {
  return existsSync(fileIn(folder));
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
