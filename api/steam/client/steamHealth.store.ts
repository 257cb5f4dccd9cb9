import type { Db, Tx } from '../../kernel/db.ts';
import {
  type CallHealth,
  type CallTally,
  HOST_OF_KIND,
  type SteamCallKind,
  type SteamHealthState,
} from './steamHealth.ts';

const BUCKET_MS = 10_000;
const WINDOW_MS = 120_000;
const KEPT_MS = 3_600_000;

/** The health of a kind of call, with the counts of the last two minutes. */
export interface MeasuredHealth extends CallHealth {
  callCount: number;
  failureCount: number;
}

/** Lists the health of every kind of call. */
export async function listSteamHealth(db: Db | Tx): Promise<MeasuredHealth[]> {
  const rows = await db.steamHealth.findMany({ orderBy: [{ host: 'asc' }, { kind: 'asc' }] });
  return rows.map((row) => ({ ...row, ...typed(row) }));
}

function typed({ kind: name, state }: { kind: string; state: string }) {
  const kind = name as SteamCallKind;
  return { kind, host: HOST_OF_KIND[kind], state: state as SteamHealthState };
}

function keyOf(kind: SteamCallKind) {
  return { host_kind: { host: HOST_OF_KIND[kind], kind } };
}

/** Locks the row of a kind of call, so that workers measure one after another. */
export async function lockSteamHealth(tx: Tx, kind: SteamCallKind): Promise<CallHealth> {
  await tx.$queryRaw`select kind from steam_health where kind = ${kind} for update`;
  const row = await tx.steamHealth.findUniqueOrThrow({ where: keyOf(kind) });
  return { ...row, ...typed(row) };
}

/** Adds calls to the ten-second bucket of `now`, deletes buckets older than an hour, and returns the totals of the last two minutes. */
export async function addSteamCalls(
  tx: Tx,
  kind: SteamCallKind,
  { calls, failures }: CallTally,
  now: Date,
): Promise<{ calls: number; failures: number }> {
  const bucketAt = new Date(Math.floor(now.getTime() / BUCKET_MS) * BUCKET_MS);
  await tx.$executeRaw`
    insert into steam_call_tally (host, bucket_at, call_count, failure_count) values (${kind}, ${bucketAt}, ${calls}, ${failures})
    on conflict (host, bucket_at) do update set call_count = steam_call_tally.call_count + excluded.call_count,
      failure_count = steam_call_tally.failure_count + excluded.failure_count`;
  await tx.steamCallTally.deleteMany({ where: { bucketAt: { lt: new Date(now.getTime() - KEPT_MS) } } });
  const { _sum } = await tx.steamCallTally.aggregate({
    where: { kind, bucketAt: { gt: new Date(now.getTime() - WINDOW_MS) } },
    _sum: { callCount: true, failureCount: true },
  });
  return { calls: _sum.callCount ?? 0, failures: _sum.failureCount ?? 0 };
}

/** Stores a measurement. */
export async function updateSteamHealth(
  tx: Tx,
  { host: _host, kind, ...columns }: MeasuredHealth,
  now: Date,
): Promise<void> {
  await tx.steamHealth.update({
    where: keyOf(kind),
    data: { ...columns, updatedAt: now },
    select: { kind: true },
  });
}
