import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { walFolder } from '../database/archive.ts';

/** From which piece on a line of the log's history goes on alone, counted from the very first. */
export interface Timeline {
  /** As the first eight characters of a piece's name. */
  id: string;
  begin: number;
}

/** A piece of the log of changes that is not there although a later one is. */
export interface WalGap {
  name: string;
  /** What was committed until then is in the pieces before; null: not even the first is there. */
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

/** The lines of a history file, `1	0/3000148	reason` each, and the line that it is named by. */
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

/** The first piece from `firstWal` on that is missing, and the one before it; null: up to the last there is none. */
export function findMissing(
  names: readonly string[],
  firstWal: string,
  timelines: readonly Timeline[],
): { name: string; before: string | null } | null {
  const kept = new Set(names);
  const nameOf = (number: number): string =>
    pieceName(timelines.findLast(({ begin }) => begin <= number)?.id ?? '', number);
  const first = pieceNumber(firstWal);
  // What a line went on with after another had left it is no part of the way.
  const last = Math.max(
    first,
    ...names.map(pieceNumber).filter((number, index) => nameOf(number) === names[index]),
  );
  for (let number = first; number <= last; number += 1)
    if (!kept.has(nameOf(number)))
      return { name: nameOf(number), before: number > first ? nameOf(number - 1) : null };
  return null;
}

/** PostgreSQL goes along the newest line that it finds by counting on from the backup's. */
function findTimelines(wal: string, firstWal: string, files: ReadonlySet<string>): Timeline[] {
  const idOf = (number: number): string => number.toString(16).toUpperCase().padStart(8, '0');
  const start = Number.parseInt(firstWal.slice(0, 8), 16);
  let newest = start;
  while (files.has(`${idOf(newest + 1)}.history.gz`)) newest += 1;
  if (newest === start) return [{ id: idOf(start), begin: 0 }];
  const file = join(wal, `${idOf(newest)}.history.gz`);
  return readTimelines(idOf(newest), gunzipSync(readFileSync(file)).toString('utf8'));
}

/** When a piece was last written to, in whole seconds: it stands in its head, whatever a copy made of the file's own time. */
function writtenAt(file: string): Date {
  const head = Buffer.alloc(8);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, head, 0, head.length, 0);
  closeSync(descriptor);
  const seconds = head.readUInt32LE(4) || Math.floor(statSync(file).mtimeMs / 1_000);
  return new Date(seconds * 1_000);
}

/** Looks whether the log of changes goes on without a gap from a base backup's first piece to the last that is kept. */
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
 * A gap is told, never passed over: PostgreSQL itself takes it for the log's end.
 * @throws Error in one sentence with the missing piece and the moment up to which all is there.
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
