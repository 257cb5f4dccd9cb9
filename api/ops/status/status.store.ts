import type { Client } from 'pg';
import type { Db } from '../../kernel/db.ts';
import { ImpatientClient } from '../../kernel/impatientClient.ts';
import type { PartState, Sample, StatusPart } from './status.ts';

// Minutes are those of the database's own clock, because real time is measured here, which the sandbox does not move.
const KEPT_DAYS = 30;
const CALLS_KEPT_HOURS = 24;
/** How much longer the client waits than the database's own limit, so that the database ends the check and the connection survives. */
const ANSWER_MS = 10_000;

/** Adds calls of one process to the current minute. */
export async function addServiceCalls(
  db: Db,
  service: string,
  { calls, failures }: { calls: number; failures: number },
): Promise<void> {
  await db.$executeRaw`
    insert into service_call as kept (service, minute, call_count, failure_count)
    values (${service}, date_trunc('minute', now()), ${calls}, ${failures})
    on conflict (service, minute) do update set call_count = kept.call_count + excluded.call_count,
      failure_count = kept.failure_count + excluded.failure_count`;
}

/** Calls of the last ten minutes by service. */
export async function sumServiceCalls(db: Db): Promise<Map<string, { calls: number; failures: number }>> {
  const rows = await db.$queryRaw<{ service: string; calls: number; failures: number }[]>`
    select service, sum(call_count)::int as calls, sum(failure_count)::int as failures from service_call
    where minute > now() - interval '10 minutes' group by service`;
  return new Map(rows.map(({ service, calls, failures }) => [service, { calls, failures }]));
}

/**
 * Records the state of the parts that were measured for this minute, if no other worker has.
 * @returns true if it was recorded.
 */
export async function insertSamples(
  db: Db,
  states: Readonly<Record<StatusPart, PartState | null>>,
): Promise<boolean> {
  const known = Object.entries(states).filter(([, state]) => state !== null);
  const count = await db.$executeRaw`
    insert into status_sample (part, minute, state)
    select part, date_trunc('minute', now()), state
    from unnest(${known.map(([part]) => part)}::text[], ${known.map(([, state]) => state)}::text[]) as told (part, state)
    on conflict do nothing`;
  return count > 0;
}

/** Deletes records older than a month. */
export async function removeOldStatus(db: Db): Promise<void> {
  await db.$executeRaw`delete from status_sample where minute < now() - make_interval(days => ${KEPT_DAYS})`;
  await db.$executeRaw`delete from service_call where minute < now() - make_interval(hours => ${CALLS_KEPT_HOURS})`;
}

/** Lists the samples of the last day by part, oldest first, with the current time. */
export async function listSamples(db: Db): Promise<{ now: Date; byPart: Map<string, Sample[]> }> {
  const rows = await db.$queryRaw<{ now: Date; part: string | null; minute: Date; state: PartState }[]>`
    select clock.now, part, minute, state from (select now() as now) clock
    left join status_sample on minute > clock.now - interval '1 day' order by minute`;
  const told = rows.filter(({ part }) => part !== null);
  return { now: rows[0]?.now ?? new Date(0), byPart: Map.groupBy(told, ({ part }) => part ?? '') };
}

/**
 * Stores the findings of an audit. An invariant that was not checked keeps its last one, and one that no longer exists loses it.
 * @param ids those of all invariants.
 */
export async function replaceFindings(
  db: Db,
  ids: readonly string[],
  findings: readonly { id: string; offenderCount: number }[],
): Promise<void> {
  await db.$executeRaw`delete from audit_finding where invariant <> all(${ids}::text[])`;
  await db.$executeRaw`
    insert into audit_finding (invariant, offender_count, audited_at)
    select id, count, now() from unnest(${findings.map(({ id }) => id)}::text[],
      ${findings.map(({ offenderCount }) => offenderCount)}::int[]) as found (id, count)
    on conflict (invariant) do update set offender_count = excluded.offender_count, audited_at = excluded.audited_at`;
}

/** Age of the last audit. Null if there was none. */
export async function findAuditAge(db: Db): Promise<number | null> {
  const [row] = await db.$queryRaw<[{ seconds: number | null }]>`
    select extract(epoch from now() - max(audited_at))::float8 as seconds from audit_finding`;
  return row.seconds;
}

/**
 * Runs an audit on a connection of its own, since a worker's other statements are limited to half a minute. It only reads, by the rights of a
 * worker, and, like those statements, on one processor. A check whose worker is gone ends within seconds.
 * @param timeoutMs maximum time of each check.
 */
export async function withAuditConnection(
  url: string,
  timeoutMs: number,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new ImpatientClient({
    connectionString: url,
    query_timeout: timeoutMs + ANSWER_MS,
    keepAlive: true,
    options: `-c role=market_worker -c default_transaction_read_only=on -c statement_timeout=${timeoutMs} -c max_parallel_workers_per_gather=0 -c client_connection_check_interval=5s`,
  });
  // A connection that is cut fails its statement.
  client.on('error', () => {});
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Counts the rows that violate an invariant. */
export async function countOffenders(
  client: Client,
  { offendersSql }: { offendersSql: string },
): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from (${offendersSql}) offenders`,
  );
  return rows[0]?.count ?? 0;
}
