import type { Db } from '../../kernel/db.ts';
import type { Cents } from '../../kernel/money.ts';

/** Total of the withdrawals paid out within one period, in fen. */
export interface PayOutSum {
  /** Index of the period, counted from 0. */
  place: number;
  count: number;
  /** What left the proceeds, fee included. */
  amountCents: Cents;
  feeCents: Cents;
}

/** Sums what a user was paid out, by consecutive periods. */
export async function sumPayOuts(
  db: Db,
  userId: string,
  starts: readonly Date[],
  endsAt: Date,
): Promise<PayOutSum[]> {
  const moments = starts.map((start) => start.toISOString());
  return db.$queryRaw<PayOutSum[]>`
    select width_bucket(p.created_at, ${moments}::timestamptz[]) - 1 as place, count(*)::int,
      -sum(p.amount_cents)::bigint as "amountCents", coalesce(sum(fee.amount_cents), 0)::bigint as "feeCents"
    from ledger_account a join ledger_posting p on p.account_id = a.id
    join ledger_transfer t on t.id = p.transfer_id and t.reason = 'payOut'
    left join lateral (select f.amount_cents from ledger_posting f join ledger_account b on b.id = f.account_id and b.kind = 'fee'
      where f.transfer_id = t.id) fee on true
    where a.kind = 'withdrawing' and a.owner_id = ${userId}::uuid
      and p.created_at >= ${starts[0]} and p.created_at < ${endsAt}
    group by place`;
}
