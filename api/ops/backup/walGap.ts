import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { walFolder } from '../database/archive.ts';

/** A timeline of the WAL history, with its first segment, counted from the very first. */
export interface Timeline {
  /** The first eight characters of a segment's name. */
  id: string;
  begin: number;
}

/** A missing WAL segment that is followed by a later one. */
export interface WalGap {
  name: string;
  /** Everything committed before this time is in the preceding segments. Null if even the first is missing. */
  wholeUntil: Date | null;
}

const PIECES_PER_LOG = 256;

function pieceNumber(name: string): number {
  return Number.parseInt(name.slice(8, 16), 16) * PIECES_PER_LOG + Number.parseInt(name.slice(16, 24), 16);
}

function pieceName(id: string, number: number): string {
  const parts = [Math.floor(number / PIECES_PER_LOG), number % PIECES_PER_LOG];
  return id + parts.map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('');
}

/** Parses a history file with lines `1	0/3000148	reason`. `id` is the timeline in the name of the file. */
export function readTimelines(id: string, text: string): Timeline[] {
  const parents = text.split('\n').flatMap((line) => {
    const [, number, high, low] = /^\s*(\d+)\s+([0-9A-F]+)\/([0-9A-F]+)/i.exec(line) ?? [];
    if (!number || !high || !low) return [];
    const end = Number.parseInt(high, 16) * PIECES_PER_LOG + Math.floor(Number.parseInt(low, 16) / 2 ** 24);
    return [{ id: Number(number).toString(16).toUpperCase().padStart(8, '0'), end }];
  });
  return [...parents.map((parent) => parent.id), id].map((each, index) => ({
    id: each,
    begin: parents[index - 1]?.end ?? 0,
  }));
}

/** Finds the first missing segment from `firstWal` on, and the one before it. Null if there is none. */
export function findMissing(
  names: readonly string[],
  firstWal: string,
  timelines: readonly Timeline[],
): { name: string; before: string | null } | null {
  const kept = new Set(names);
  const nameOf = (number: number): string =>
    pieceName(timelines.findLast(({ begin }) => begin <= number)?.id ?? '', number);
  const first = pieceNumber(firstWal);
  // Segments of a timeline after the branch to another one are not needed.
  let last = first;
  for (const name of names) {
    const number = pieceNumber(name);
    if (number > last && nameOf(number) === name) last = number;
  }
  for (let number = first; number <= last; number += 1)
    if (!kept.has(nameOf(number)))
      return { name: nameOf(number), before: number > first ? nameOf(number - 1) : null };
  return null;
}

/** PostgreSQL follows the newest timeline that it finds by counting up from the backup's. */
function findTimelines(wal: string, firstWal: string, files: ReadonlySet<string>): Timeline[] {
  const idOf = (number: number): string => number.toString(16).toUpperCase().padStart(8, '0');
  const start = Number.parseInt(firstWal.slice(0, 8), 16);
  let newest = start;
  while (files.has(`${idOf(newest + 1)}.history.gz`)) newest += 1;
  if (newest === start) return [{ id: idOf(start), begin: 0 }];
  const file = join(wal, `${idOf(newest)}.history.gz`);
  return readTimelines(idOf(newest), gunzipSync(readFileSync(file)).toString('utf8'));
}

/** Time of the last write to a segment, in whole seconds. Read from its header, since copying changes the time of the file. */
function writtenAt(file: string): Date {
  const head = Buffer.alloc(8);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, head, 0, head.length, 0);
  closeSync(descriptor);
  const seconds = head.readUInt32LE(4) || Math.floor(statSync(file).mtimeMs / 1_000);
  return new Date(seconds * 1_000);
}

/** Checks that the WAL is complete from a base backup's first segment to the last archived one. */
export function findWalGap(folder: string, firstWal: string): WalGap | null {
  const wal = walFolder(folder);
  const files = new Set(readdirSync(wal));
  const names = [...files].filter((name) => /^[0-9A-F]{24}\.gz$/.test(name)).map((name) => name.slice(0, 24));
  const missing = findMissing(names, firstWal, findTimelines(wal, firstWal, files));
  if (!missing) return null;
  const { name, before } = missing;
  return { name, wholeUntil: before === null ? null : writtenAt(join(wal, `${before}.gz`)) };
}

/**
 * Reports a gap as an error, since PostgreSQL itself would treat it as the end of the WAL.
 * @throws Error with one sentence that names the missing segment and the time up to which the WAL is complete.
 */
export function requireWhole(gap: WalGap | null, until: Date | null): void {
  if (!gap) return;
  const { name, wholeUntil } = gap;
  if (until && wholeUntil && until <= wholeUntil) return;
  const reach = wholeUntil
    ? `everything is there up to ${wholeUntil.toISOString()}: name a time before by --until, or say --up-to-gap`
    : 'the base backup needs it: name a time before it by --until';
  throw new Error(
    `The piece ${name} of the log of changes is missing in the backups, though later ones are there; ${reach}.`,
  );
}
