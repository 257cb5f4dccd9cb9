import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Metadata stored with a base backup. */
export interface BaseNote {
  /** By the database's own clock, ISO 8601. */
  startedAt: string;
  /** The earliest time to which this backup can be restored. */
  endedAt: string;
  /** The first WAL segment that it needs. */
  firstWal: string;
  serverVersion: string;
  fileCount: number;
  sizeBytes: number;
}

/** A complete base backup. */
export interface Base extends BaseNote {
  path: string;
}

/**
 * Lists the complete base backups of a folder, oldest first. One under way and one under removal have other names. A folder without its
 * metadata is none: a copy that has not arrived, or what an earlier version left of one that it was removing.
 */
export function listBases(folder: string): Base[] {
  const names = readdirSync(folder).filter((name) => /^base-\d{8}T\d{6}Z$/.test(name));
  return names.sort().flatMap((name) => {
    const path = join(folder, name);
    const note = join(path, 'backup.json');
    return existsSync(note) ? [{ path, ...(JSON.parse(readFileSync(note, 'utf8')) as BaseNote) }] : [];
  });
}

/**
 * Selects the base backup for a restore: the newest that was complete at the time.
 * @param until null for the newest backup.
 * @throws Error with one sentence if there is none.
 */
export function pickBase(bases: readonly Base[], until: Date | null): Base {
  const [first] = bases;
  if (!first) throw new Error('There is no base backup in this folder: npm run backup makes one.');
  const base = bases.findLast(({ endedAt }) => until === null || new Date(endedAt) <= until);
  if (!base)
    throw new Error(`The first base backup was whole at ${first.endedAt}: nothing before can be restored.`);
  return base;
}

/** Lists the WAL segments that none of these base backups needs: all before the first one's, of any timeline. */
export function spareWal(names: readonly string[], bases: readonly Base[]): string[] {
  const first = bases.map(({ firstWal }) => firstWal.slice(8)).sort()[0];
  if (first === undefined) return [];
  return names.filter((name) => /^[0-9A-F]{24}/.test(name) && name.slice(8, 24) < first);
}
