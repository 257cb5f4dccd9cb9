import type { Db, Tx } from '../kernel/db.ts';
import type { SteamHost } from './steamGateway.ts';
import type { CallTally, HostHealth, SteamHealthState } from './steamHealth.ts';

const BUCKET_MS = 10_000;
const WINDOW_MS = 120_000;
const KEPT_MS = 3_600_000;

/** A host's health with the calls of the last two minutes that it was measured by. */
export interface MeasuredHealth extends HostHealth {
  callCount: number;
  failureCount: number;
}

/** Both hosts. */
export async function listSteamHealth(db: Db | Tx): Promise<MeasuredHealth[]> {
  const rows = await db.steamHealth.findMany({ orderBy: { host: 'asc' } });
  return rows.map((row) => ({ ...row, host: row.host as SteamHost, state: row.state as SteamHealthState }));
}

/** Locks a host's row, so that workers measure one after another. */
export async function lockSteamHealth(tx: Tx, host: SteamHost): Promise<HostHealth> {
  await tx.$queryRaw`select host from steam_health where host = ${host} for update`;
  const row = await tx.steamHealth.findUniqueOrThrow({ where: { host } });
  return { ...row, host, state: row.state as SteamHealthState };
}

/** Adds calls to the ten seconds of `now`, forgets what is older than an hour, and sums up the last two minutes. */
export async function addSteamCalls(
  tx: Tx,
  host: SteamHost,
  { calls, failures }: CallTally,
  now: Date,
): Promise<{ calls: number; failures: number }> {
  const bucketAt = new Date(Math.floor(now.getTime() / BUCKET_MS) * BUCKET_MS);
  await tx.$executeRaw`
    insert into steam_call_tally (host, bucket_at, call_count, failure_count) values (${host}, ${bucketAt}, ${calls}, ${failures})
    on conflict (host, bucket_at) do update set call_count = steam_call_tally.call_count + excluded.call_count,
      failure_count = steam_call_tally.failure_count + excluded.failure_count`;
  await tx.steamCallTally.deleteMany({ where: { bucketAt: { lt: new Date(now.getTime() - KEPT_MS) } } });
  const { _sum } = await tx.steamCallTally.aggregate({
    where: { host, bucketAt: { gt: new Date(now.getTime() - WINDOW_MS) } },
    _sum: { callCount: true, failureCount: true },
  });
  return { calls: _sum.callCount ?? 0, failures: _sum.failureCount ?? 0 };
}

/** Keeps what was measured. */
export async function updateSteamHealth(
  tx: Tx,
  { host, ...columns }: MeasuredHealth,
  now: Date,
): Promise<void> {
  await tx.steamHealth.update({
    where: { host },
    data: { ...columns, updatedAt: now },
    select: { host: true },
  });
}
