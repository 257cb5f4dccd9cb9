import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';

/** What a queue holds now. */
export interface QueueLoad {
  queue: string;
  waiting: number;
  active: number;
  failed: number;
  /** Since when the oldest waiting job could have begun; null: none waits. */
  oldestAt: Date | null;
}

/** A job that waits or works for too long, or failed. */
export interface TroubledJob {
  queue: string;
  id: string;
  trouble: 'waiting' | 'working' | 'failed';
  key: string | null;
  since: Date;
  retryCount: number;
  /** The failure's message. */
  message: string | null;
}

/** Longer than workers let anything wait while they live. */
const WAITS_TOO_LONG = Prisma.sql`interval '2 minutes'`;

const TROUBLE = Prisma.sql`case
  when state = 'failed' then 'failed'
  when state in ('created', 'retry') and start_after < now() - ${WAITS_TOO_LONG} then 'waiting'
  when state = 'active' and started_on < now() - make_interval(secs => expire_seconds) - ${WAITS_TOO_LONG} then 'working' end`;

// Jobs are read here and changed by the queue's own calls: it offers no list by state.

/** Every queue that holds something. */
export async function listQueueLoads(db: Db): Promise<QueueLoad[]> {
  return db.$queryRaw`
    select name as queue, count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as active, count(*) filter (where state = 'failed')::int as failed,
      min(start_after) filter (where state in ('created', 'retry')) as "oldestAt"
    from pgboss.job group by name order by name`;
}

/** Jobs that need a look, the newest first; at most a hundred. */
export async function listTroubledJobs(db: Db | Tx, queue: string | null): Promise<TroubledJob[]> {
  return db.$queryRaw`
    select * from (
      select name as queue, id, ${TROUBLE} as trouble, singleton_key as key, coalesce(started_on, start_after) as since,
        retry_count as "retryCount", left(output ->> 'message', 300) as message
      from pgboss.job where ${queue}::text is null or name = ${queue}) job
    where trouble is not null order by since desc limit 100`;
}

/** Where a job is and stands, held until the transaction ends. */
export async function holdJob(
  tx: Tx,
  id: string,
): Promise<{ queue: string; hasFailed: boolean; hasEnded: boolean } | null> {
  const [row] = await tx.$queryRaw<{ queue: string; hasFailed: boolean; hasEnded: boolean }[]>`
    select name as queue, state = 'failed' as "hasFailed", state >= 'completed' as "hasEnded"
    from pgboss.job where id = ${id}::uuid for update`;
  return row ?? null;
}

/** The failed jobs of a queue, at most a thousand, held until the transaction ends. */
export async function holdFailedJobs(tx: Tx, queue: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id from pgboss.job where name = ${queue} and state = 'failed' order by created_on limit 1000 for update`;
  return rows.map(({ id }) => id);
}

/** A partner's callbacks that nobody delivers any more, or that are late. */
export interface LateCallback {
  id: string;
  appId: string;
  type: string;
  orderNo: string | null;
  state: string;
  attempts: number;
  nextAttemptAt: Date;
  /** Why the last attempt failed. */
  failure: string | null;
}

/** Dead callbacks, and those that are overdue although their partner's callbacks are on; the newest first, at most a hundred. */
export async function listLateCallbacks(db: Db, appId: string | null): Promise<LateCallback[]> {
  return db.$queryRaw`
    select e.id, p.app_id as "appId", e.type, o.order_no as "orderNo", e.state, e.attempts, e.next_attempt_at as "nextAttemptAt",
      (select coalesce(d.status::text, d.failure) from callback_delivery d where d.event_id = e.id order by d.attempt desc limit 1) as failure
    from callback_event e join partner p on p.id = e.partner_id left join market_order o on o.id = e.order_id
    where (${appId}::text is null or p.app_id = ${appId}) and (e.state = 'dead' or (e.state = 'waiting' and p.callback_off_at is null
      and e.next_attempt_at < clock_now() - interval '5 minutes'))
    order by e.created_at desc limit 100`;
}

/** A withdrawal whose end nobody knows yet. */
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

/** Withdrawals under way, the oldest first; at most a hundred. */
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
