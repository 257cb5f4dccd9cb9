import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Key files next to the embedded database, and not in it. Each opens or proves something that the database's files alone must not. */
export const KEY_FILES = ['seal-keys.json', 'identity-key', 'payment-keys.json', 'open-key.pem'] as const;

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
