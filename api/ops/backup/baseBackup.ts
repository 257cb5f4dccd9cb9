import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is written beside a base backup. */
export interface BaseNote {
  /** By the database's own clock, ISO 8601. */
  startedAt: string;
  /** The earliest time that can be restored from this one. */
  endedAt: string;
  /** The first piece of the log of changes that it needs. */
  firstWal: string;
  serverVersion: string;
  fileCount: number;
  sizeBytes: number;
}

/** A base backup that is whole. */
export interface Base extends BaseNote {
  path: string;
}

/** The whole base backups of a folder, the oldest first. One that was cut short has no such name. */
export function listBases(folder: string): Base[] {
  const names = readdirSync(folder).filter((name) => /^base-\d{8}T\d{6}Z$/.test(name));
  return names.sort().map((name) => {
    const path = join(folder, name);
    return { path, ...(JSON.parse(readFileSync(join(path, 'backup.json'), 'utf8')) as BaseNote) };
  });
}

/**
 * The base backup to begin from: the newest that was whole by then.
 * @param until null: the newest there is.
 * @throws Error in one sentence where there is none.
 */
export function pickBase(bases: readonly Base[], until: Date | null): Base {
  const [first] = bases;
  if (!first) throw new Error('There is no base backup in this folder: npm run backup makes one.');
  const base = bases.findLast(({ endedAt }) => until === null || new Date(endedAt) <= until);
  if (!base)
    throw new Error(`The first base backup was whole at ${first.endedAt}: nothing before can be restored.`);
  return base;
}

/** The pieces of the log of changes that no base backup of these needs: all before the first one's, of whatever timeline. */
export function spareWal(names: readonly string[], bases: readonly Base[]): string[] {
  const first = bases.map(({ firstWal }) => firstWal.slice(8)).sort()[0];
  if (first === undefined) return [];
  return names.filter((name) => /^[0-9A-F]{24}/.test(name) && name.slice(8, 24) < first);
}
