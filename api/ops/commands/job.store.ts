import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';

/** Load of a queue. */
export interface QueueLoad {
  queue: string;
  waiting: number;
  active: number;
  failed: number;
  /** Time since which the oldest waiting job is due. Null if none is waiting. */
  oldestAt: Date | null;
}

/** A job that has been waiting or running for too long, or has failed. */
export interface TroubledJob {
  queue: string;
  id: string;
  trouble: 'waiting' | 'working' | 'failed';
  key: string | null;
  since: Date;
  retryCount: number;
  /** Message of the failure. */
  message: string | null;
}

/** Longer than any job waits while workers are running. */
const WAITS_TOO_LONG = Prisma.sql`interval '2 minutes'`;

const TROUBLE = Prisma.sql`case
  when state = 'failed' then 'failed'
  when state in ('created', 'retry') and start_after < now() - ${WAITS_TOO_LONG} then 'waiting'
  when state = 'active' and started_on < now() - make_interval(secs => expire_seconds) - ${WAITS_TOO_LONG} then 'working' end`;

// Jobs are read here, because the queue has no list by state. Changes use the queue's own functions.

/** Lists every queue that is not empty. */
export async function listQueueLoads(db: Db): Promise<QueueLoad[]> {
  return db.$queryRaw`
    select name as queue, count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as active, count(*) filter (where state = 'failed')::int as failed,
      min(start_after) filter (where state in ('created', 'retry')) as "oldestAt"
    from pgboss.job group by name order by name`;
}

/** Lists jobs that need attention, newest first, at most a hundred. */
export async function listTroubledJobs(db: Db | Tx, queue: string | null): Promise<TroubledJob[]> {
  return db.$queryRaw`
    select * from (
      select name as queue, id, ${TROUBLE} as trouble, singleton_key as key, coalesce(started_on, start_after) as since,
        retry_count as "retryCount", left(output ->> 'message', 300) as message
      from pgboss.job where ${queue}::text is null or name = ${queue}) job
    where trouble is not null order by since desc limit 100`;
}

/** Reads queue and state of a job, and locks it until the end of the transaction. */
export async function lockJob(
  tx: Tx,
  id: string,
): Promise<{ queue: string; hasFailed: boolean; hasEnded: boolean } | null> {
  const [row] = await tx.$queryRaw<{ queue: string; hasFailed: boolean; hasEnded: boolean }[]>`
    select name as queue, state = 'failed' as "hasFailed", state >= 'completed' as "hasEnded"
    from pgboss.job where id = ${id}::uuid for update`;
  return row ?? null;
}

/** Lists the failed jobs of a queue, at most a thousand, and locks them until the end of the transaction. */
export async function lockFailedJobs(tx: Tx, queue: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id from pgboss.job where name = ${queue} and state = 'failed' order by created_on limit 1000 for update`;
  return rows.map(({ id }) => id);
}

/** A partner's callback that is no longer delivered, or late. */
export interface LateCallback {
  id: string;
  appId: string;
  type: string;
  orderNo: string | null;
  state: string;
  attempts: number;
  nextAttemptAt: Date;
  /** Error of the last attempt. */
  failure: string | null;
}

/** Lists dead callbacks, and those overdue although the partner's callbacks are enabled, newest first, at most a hundred. */
export async function listLateCallbacks(db: Db, appId: string | null): Promise<LateCallback[]> {
  return db.$queryRaw`
    select e.id, p.app_id as "appId", e.type, o.order_no as "orderNo", e.state, e.attempts, e.next_attempt_at as "nextAttemptAt",
      (select coalesce(d.status::text, d.failure) from callback_delivery d where d.event_id = e.id order by d.attempt desc limit 1) as failure
    from callback_event e join partner p on p.id = e.partner_id left join market_order o on o.id = e.order_id
    where (${appId}::text is null or p.app_id = ${appId}) and (e.state = 'dead' or (e.state = 'waiting' and p.callback_off_at is null
      and e.next_attempt_at < clock_now() - interval '5 minutes'))
    order by e.created_at desc limit 100`;
}

/** A withdrawal with an unknown result. */
export interface OpenWithdrawal {
  serialNo: string;
  userId: string;
  amountCents: bigint;
  createdAt: Date;
  attempts: number;
  lookCount: number;
  isFrozen: boolean;
  refusalCode: string | null;
}

/** Lists withdrawals in progress, oldest first, at most a hundred. */
export async function listOpenWithdrawals(db: Db): Promise<OpenWithdrawal[]> {
  return db.withdrawal.findMany({
    where: { status: 'processing' },
    orderBy: { createdAt: 'asc' },
    take: 100,
    select: {
      serialNo: true,
      userId: true,
      amountCents: true,
      createdAt: true,
      attempts: true,
      lookCount: true,
      isFrozen: true,
      refusalCode: true,
    },
  });
}
