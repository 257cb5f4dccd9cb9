import type { Db, Tx } from '../../kernel/db.ts';
import type { DumpFormat, DumpKind, DumpOfDay } from './dump.ts';

/** A published file. */
export interface PublishedDump extends DumpOfDay {
  readonly id: string;
  readonly format: DumpFormat;
  readonly schemaVersion: number;
  readonly takenAt: Date;
  readonly rowCount: number;
  /** Of the compressed file, as its hash and its signature are. */
  readonly byteCount: bigint;
  readonly sha256: string;
  readonly keyId: string;
  readonly signature: string;
}

/** What is known of a file once all of it is written. */
export type WrittenDump = Omit<PublishedDump, 'kind' | 'day' | 'format' | 'schemaVersion'> & {
  /** The number of its parts. */
  readonly partCount: number;
};

/** Returns those of the given dumps that are not published, in the given order. */
export async function listMissingDumps(db: Db, dumps: readonly DumpOfDay[]): Promise<DumpOfDay[]> {
  return db.$queryRaw<DumpOfDay[]>`
    select wanted.kind, wanted.day
    from unnest(${dumps.map(({ kind }) => kind)}::text[], ${dumps.map(({ day }) => day)}::text[]) with ordinality as wanted (kind, day, place)
    where not exists (select from dump_file f where f.kind = wanted.kind and f.day = wanted.day::date and f.published_at is not null)
    order by wanted.place`;
}

/** Inserts a draft, to which parts can be added. */
export async function insertDraft(
  db: Db,
  file: { id: string; format: DumpFormat; schemaVersion: number } & DumpOfDay,
): Promise<void> {
  const { id, kind, day, format, schemaVersion } = file;
  await db.$executeRaw`
    insert into dump_file (id, kind, day, format, schema_version) values (${id}::uuid, ${kind}, ${day}::date, ${format}, ${schemaVersion})`;
}

/** Adds a part of a draft's bytes. Fails if the draft is gone. */
export async function insertPart(
  db: Db,
  fileId: string,
  { position, bytes }: { position: number; bytes: Buffer },
): Promise<void> {
  await db.$executeRaw`insert into dump_part (file_id, position, bytes) values (${fileId}::uuid, ${position}, ${bytes})`;
}

/**
 * Publishes a draft. Fails if its kind, day and format are published already.
 * @returns false if the draft, or a part of it, is gone.
 */
export async function publishDump(tx: Tx, written: WrittenDump): Promise<boolean> {
  const { id, takenAt, rowCount, byteCount, sha256, keyId, signature, partCount } = written;
  const published = await tx.$executeRaw`
    update dump_file set taken_at = ${takenAt}, row_count = ${rowCount}, byte_count = ${byteCount}, sha256 = ${sha256}, key_id = ${keyId},
      signature = ${signature}, published_at = clock_now()
    where id = ${id}::uuid and published_at is null and ${partCount} = (select count(*) from dump_part where file_id = ${id}::uuid)`;
  return published === 1;
}

/** Deletes drafts that a worker left behind. */
export async function deleteDrafts(db: Db): Promise<void> {
  await db.$executeRaw`delete from dump_file where published_at is null`;
}

/** Deletes the files of days before one. */
export async function deleteDumpsBefore(db: Db, day: string): Promise<void> {
  await db.$executeRaw`delete from dump_file where day < ${day}::date`;
}

/** Lists the published files, the newest day first; of one kind, day and format, if they are given. */
export async function listDumps(
  db: Db,
  only: { kind: DumpKind; day: string; format: DumpFormat } | null = null,
): Promise<PublishedDump[]> {
  return db.$queryRaw<PublishedDump[]>`
    select id, kind, day::text as day, format, schema_version as "schemaVersion", taken_at as "takenAt", row_count as "rowCount",
      byte_count as "byteCount", sha256, key_id as "keyId", signature
    from dump_file where published_at is not null and (${only === null} or
      (kind = ${only?.kind ?? null} and day = ${only?.day ?? null}::date and format = ${only?.format ?? null}))
    order by dump_file.day desc, array_position(array['sales', 'asks', 'bids', 'traits'], kind), format desc`;
}

/**
 * Reads the bytes of a file, one part after the other.
 * @throws if it is deleted meanwhile: a reader who was told its size would wait for the rest.
 */
export async function* readDumpBytes(
  db: Db,
  { id: fileId, byteCount }: Pick<PublishedDump, 'id' | 'byteCount'>,
): AsyncGenerator<Buffer> {
  let left = Number(byteCount);
  for (let position = 0; left > 0; position += 1) {
    const { bytes } = await db.dumpPart.findUniqueOrThrow({
      where: { fileId_position: { fileId, position } },
      select: { bytes: true },
    });
    yield Buffer.from(bytes);
    left -= bytes.length;
  }
}
