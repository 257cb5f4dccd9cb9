import type { Db } from '../../kernel/db.ts';
import { listSamples } from './status.store.ts';
import { describeHistory, type PartHistory, STATUS_PARTS, type StatusPart } from './status.ts';

/** Public status of the market. */
export interface PlatformStatus {
  measuredAt: Date;
  parts: (PartHistory & { part: StatusPart })[];
}

const KEPT_MS = 30_000;
const kept = new WeakMap<Db, { untilMs: number; status: Promise<PlatformStatus> }>();

async function read(db: Db): Promise<PlatformStatus> {
  const { now, byPart } = await listSamples(db);
  return {
    measuredAt: now,
    parts: STATUS_PARTS.map((part) => ({ part, ...describeHistory(byPart.get(part) ?? [], now) })),
  };
}

/** Reads the status of every part, at most every thirty seconds from the database. */
export async function readStatus(db: Db): Promise<PlatformStatus> {
  const known = kept.get(db);
  if (known && performance.now() < known.untilMs) return known.status;
  const status = read(db);
  kept.set(db, { untilMs: performance.now() + KEPT_MS, status });
  // Errors are not cached.
  status.catch(() => kept.delete(db));
  return status;
}
