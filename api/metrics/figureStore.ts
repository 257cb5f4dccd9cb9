import type { Db } from '../kernel/db.ts';
import type { StatusFigures } from '../status/status.ts';

/** Money by the class of account, in cents. */
export async function sumMoney(db: Db): Promise<{ kind: string; cents: number }[]> {
  return db.$queryRaw`select kind, sum(balance_cents)::float8 as cents from ledger_account group by kind`;
}

/** What waits and what was given up. Times in milliseconds, by the market's clock, 0 where nothing waits. */
export interface WaitingFigures {
  callbacksWaiting: number;
  callbacksDead: number;
  withdrawalWaitMs: number;
  withdrawalsWaiting: number;
}

/** Reads how many callbacks are not delivered, and how long the oldest withdrawal under way has waited. */
export async function readWaiting(db: Db): Promise<WaitingFigures> {
  const [row] = await db.$queryRaw<[WaitingFigures]>`
    select callbacks.*, dead.*, withdrawals.* from
      (select count(*)::int as "callbacksWaiting" from callback_event where state = 'waiting') callbacks,
      (select count(*)::int as "callbacksDead" from callback_event where state = 'dead') dead,
      (select coalesce(greatest(extract(epoch from clock_now() - min(created_at)) * 1000, 0), 0)::float8 as "withdrawalWaitMs",
        count(*)::int as "withdrawalsWaiting" from withdrawal where status = 'processing') withdrawals`;
  return row;
}

/** What the last audit found. */
export async function listFindings(
  db: Db,
): Promise<{ invariant: string; offenderCount: number; atSeconds: number }[]> {
  return db.$queryRaw`
    select invariant, offender_count as "offenderCount", extract(epoch from audited_at)::float8 as "atSeconds" from audit_finding`;
}

/** How Steam's hosts do. */
export async function listSteamStates(db: Db): Promise<{ host: string; state: StatusFigures['steam'] }[]> {
  return db.$queryRaw`select host, state from steam_health`;
}

/** Days whose books differ from the payment app's account. */
export async function countOpenDifferences(db: Db): Promise<number> {
  const [row] = await db.$queryRaw<[{ count: number }]>`
    select count(*)::int as count from reconciliation_report where difference_count > 0`;
  return row.count;
}
