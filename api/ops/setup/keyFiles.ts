import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What lies beside the embedded database and outside of it; each opens or proves something that the database's files alone must not. */
export const KEY_FILES = ['seal-keys.json', 'identity-key', 'payment-keys.json', 'open-key.pem'] as const;

function isSame(one: string, other: string): boolean {
  return readFileSync(one).equals(readFileSync(other));
}

/**
 * Copies the keys that are there; those that were copied before stay.
 * @returns their names.
 * @throws Error in one sentence where there is none, or another one, as before a rotation, would be written over.
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
 * Whoever finds the backups must not find the keys with them.
 * @throws Error in one sentence where the keys' folder is the backups' or lies in it.
 */
export function requireApart(keyFolder: string, backupFolder: string): void {
  if (!relative(backupFolder, keyFolder).startsWith('..'))
    throw new Error('The keys are kept apart from the backups: name a folder outside of theirs.');
}
