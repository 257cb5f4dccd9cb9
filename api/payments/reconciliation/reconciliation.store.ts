import type { Db } from '../../kernel/db.ts';
import type { Cents } from '../../kernel/money.ts';
import type { Comparison } from './reconciliation.ts';

/** Maximum number of differences that a report lists. */
const NAMED_MAX = 100;

/**
 * What the ledger moved through the clearing account, by the number that the payment app knows. Play money is excluded,
 * because no app holds it.
 */
export async function listOurFlows(
  db: Db,
  { from, until }: { from: Date; until: Date },
): Promise<{ number: string; cents: Cents; at: Date }[]> {
  // The transfer's time decides, but only postings have an index by time. A posting may be seconds later (its transaction ran and waited for
  // locks, `inTransaction`), or less than a millisecond earlier (the transfer's time is rounded).
  return db.$queryRaw`
    select case when t.reason = 'payOut' then w.serial_no when paid.number is not null then paid.number else split_part(t.key, ':', 2) end as number,
      -p.amount_cents as cents, t.created_at as at
    from ledger_transfer t
    join ledger_posting p on p.transfer_id = t.id
    join ledger_account a on a.id = p.account_id and a.kind = 'clearing'
    left join withdrawal w on w.id = case when t.reason = 'payOut' then split_part(t.key, ':', 2)::uuid end
    left join order_payment paid on paid.order_id = t.order_id
    where t.reason in ('recharge', 'payment', 'payBack', 'latePaymentKept', 'payOut') and t.created_at >= ${from} and t.created_at < ${until}
      and p.created_at >= ${from}::timestamptz - interval '1 second' and p.created_at < ${until}::timestamptz + interval '1 minute'`;
}

/**
 * The first of the given days that is due: one without a report, or with differences last compared before this night.
 */
export async function findDueDay(db: Db, days: readonly string[], nightAt: Date): Promise<string | null> {
  const rows = await db.$queryRaw<{ day: string }[]>`
    select day::text from unnest(${[...days]}::date[]) as day left join reconciliation_report report using (day)
    where report.day is null or (report.difference_count > 0 and report.checked_at < ${nightAt})
    order by day limit 1`;
  return rows[0]?.day ?? null;
}

/** Saves a report, replacing an earlier one of the same day. */
export async function saveReport(
  db: Db,
  day: string,
  { matchedCount, inCents, outCents, differences }: Comparison,
  other: { count: number; cents: Cents },
): Promise<void> {
  const named = differences.slice(0, NAMED_MAX).map(({ number, kind, ourCents, theirCents }) => ({
    number,
    kind,
    ourCents: ourCents.toString(),
    theirCents: theirCents.toString(),
  }));
  await db.$executeRaw`
    insert into reconciliation_report
      (day, checked_at, matched_count, in_cents, out_cents, other_count, other_cents, difference_count, differences)
    values (${day}::date, clock_now(), ${matchedCount}, ${inCents}, ${outCents}, ${other.count}, ${other.cents}, ${differences.length},
      ${JSON.stringify(named)}::jsonb)
    on conflict (day) do update set checked_at = excluded.checked_at, matched_count = excluded.matched_count,
      in_cents = excluded.in_cents, out_cents = excluded.out_cents, other_count = excluded.other_count,
      other_cents = excluded.other_cents, difference_count = excluded.difference_count, differences = excluded.differences`;
}
