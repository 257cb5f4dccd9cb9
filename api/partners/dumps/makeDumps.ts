import { checkpoint } from '../../kernel/checkpoint.ts';
import { readClock } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import type { Locks } from '../../kernel/locks.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inSnapshot, inTransaction } from '../../kernel/tx.ts';
import { noteFailure } from '../../kernel/workFailures.ts';
import { type PlatformKey, readPlatformKeys } from '../openApi/platformKey.ts';
import {
  DUMP_FORMATS,
  type DumpFormat,
  type DumpKind,
  type DumpOfDay,
  type DumpRow,
  HEADS,
  LINES,
  makeableDumps,
  oldestDayKept,
  SCHEMA_VERSION,
} from './dump.ts';
import {
  deleteDrafts,
  deleteDumpsBefore,
  insertDraft,
  insertPart,
  listMissingDumps,
  publishDump,
  type WrittenDump,
} from './dumpFile.store.ts';
import { readDumpLines } from './dumpLines.store.ts';
import { DumpWriter } from './dumpWriter.ts';

type DumpWorker = Platform & { locks: Locks };

/** A file that is being written. */
interface Draft {
  readonly id: string;
  readonly format: DumpFormat;
  readonly writer: DumpWriter;
}

/**
 * Makes the daily files that are missing (L-03, D-04), and deletes those of 30 days ago. Only one worker does it at a time; what a worker that
 * died left behind is deleted and made anew. A kind that fails stops no other, and the next run retries it. Without a platform key the open
 * platform is closed, and nothing is made.
 */
export async function makeDueDumps(worker: DumpWorker): Promise<void> {
  const { config, db, locks, log } = worker;
  const [key] = readPlatformKeys(config);
  if (!key) return;
  await locks.hold('dumps', async () => {
    const now = await readClock(db);
    await deleteDrafts(db);
    await deleteDumpsBefore(db, oldestDayKept(now));
    for (const dump of await listMissingDumps(db, makeableDumps(now)))
      await makeDump(worker, key, dump).catch((error: unknown) =>
        // Unlike `doEach` it goes on after an outage, too: a statement that takes too long looks like one, and would stop the other kinds for good.
        noteFailure(log, 'dumps', `${dump.kind} ${dump.day}`, error),
      );
  });
}

/** Writes a file in all formats from one reading, and publishes them together. */
async function makeDump(worker: DumpWorker, key: PlatformKey, dump: DumpOfDay): Promise<void> {
  const { db } = worker;
  const drafts = await Promise.all(DUMP_FORMATS.map((format) => openDraft(worker, key, { ...dump, format })));
  try {
    const { takenAt, rowCount } = await writeLines(worker, dump, drafts);
    const written: WrittenDump[] = [];
    for (const { id, writer } of drafts)
      written.push({ id, takenAt, rowCount, keyId: key.id, ...(await writer.end()) });
    checkpoint('dump.written');
    await inTransaction(db, async (tx) => {
      for (const file of written)
        if (!(await publishDump(tx, file))) throw new Error('The draft was deleted by another worker.');
      checkpoint('dump.listed');
    });
    checkpoint('dump.published');
  } finally {
    for (const { writer } of drafts) writer.close();
  }
}

async function openDraft(
  { db }: DumpWorker,
  key: PlatformKey,
  { kind, day, format }: DumpOfDay & { format: DumpFormat },
): Promise<Draft> {
  const id = newId();
  await insertDraft(db, { id, kind, day, format, schemaVersion: SCHEMA_VERSION });
  return { id, format, writer: new DumpWriter(key, (part) => insertPart(db, id, part)) };
}

/**
 * Writes the lines of one snapshot into every draft.
 * @returns the time of the snapshot, and the number of lines.
 */
async function writeLines(
  { db, log }: DumpWorker,
  dump: DumpOfDay,
  drafts: readonly Draft[],
): Promise<{ takenAt: Date; rowCount: number }> {
  return inSnapshot(db, async (tx) => {
    const takenAt = await readClock(tx);
    let rowCount = 0;
    for (const { format, writer } of drafts) await writer.write(HEADS[format](dump.kind));
    for await (const rows of readDumpLines(tx, dump)) {
      const lines = rows.flatMap((row) => {
        try {
          return [linesOf(dump.kind, row)];
        } catch (error) {
          noteFailure(log, 'line of a dump', `${dump.kind} ${dump.day} ${row.marketHashName}`, error);
          return [];
        }
      });
      for (const { format, writer } of drafts) await writer.write(lines.map((line) => line[format]).join(''));
      rowCount += lines.length;
      checkpoint('dump.lines');
    }
    return { takenAt, rowCount };
  });
}

/** A row as a line in each format: a row that one of them cannot have is in none. */
function linesOf(kind: DumpKind, row: DumpRow): Record<DumpFormat, string> {
  return { jsonl: LINES.jsonl(kind, row), csv: LINES.csv(kind, row) };
}
