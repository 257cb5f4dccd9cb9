import { Client } from 'pg';
import { phasePriceCents } from '../../catalog/items/referencePrice.ts';
import { dayOf } from '../../catalog/prices/priceHistory.ts';
import { dateText, type HistoryRow, historyRows } from './historyRows.ts';
import { type SellingItem, seedSales } from './seedSales.ts';

/** Length of a new embedded market's history in days. */
const HISTORY_DAYS = 120;
/** Rows of one statement. */
const CHUNK = 20_000;

type Subject = SellingItem & { name: string };

const SUBJECTS = `
  select item.id, market_hash_name as name, '' as phase, reference_price_cents::float8 as "referenceCents", sales_per_week as "salesPerWeek",
    tag_exterior as "tagExterior", float_min as "floatMin", float_max as "floatMax",
    coalesce((select array_agg(phase order by phase) from market_item_phase p where p.market_item_id = item.id), '{}') as phases
  from market_item item where reference_price_cents is not null order by market_hash_name`;

/** About one Doppler in ten is a gem. */
const GEM_SHARE = 0.1;

/** Each phase has a history of its own, with its share of the item's sales. */
function phasesOf({ phases, ...item }: Subject & { phases: string[] }): Subject[] {
  const isGem = (phase: string): boolean => !phase.startsWith('Phase');
  const gemCount = phases.filter(isGem).length;
  const shareOf = (phase: string): number =>
    isGem(phase) ? GEM_SHARE / gemCount : (1 - GEM_SHARE) / (phases.length - gemCount);
  return phases.map((phase) => ({
    ...item,
    name: `${item.name} ${phase}`,
    phase,
    referenceCents: phasePriceCents(item.referenceCents, phase),
    salesPerWeek: item.salesPerWeek * shareOf(phase),
  }));
}

/** Days with real sales are not overwritten. */
const WRITE = `
  insert into price_month as old (market_item_id, phase, month, median_cents, sales_counts)
  select id, phase, month, medians::bigint[], counts::int[]
  from unnest($1::uuid[], $2::text[], $3::date[], $4::text[], $5::text[]) as row (id, phase, month, medians, counts)
  on conflict (market_item_id, phase, month) do update set (median_cents, sales_counts) = (
    select array_agg(case when coalesce(old.sales_counts[i], 0) > 0 then old.median_cents[i] else coalesce(excluded.median_cents[i], 0) end order by i),
      array_agg(case when coalesce(old.sales_counts[i], 0) > 0 then old.sales_counts[i] else coalesce(excluded.sales_counts[i], 0) end order by i)
    from generate_series(1, greatest(cardinality(old.median_cents), cardinality(excluded.median_cents))) as i)`;

async function writeRows(client: Client, rows: readonly HistoryRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK);
    await client.query(WRITE, [
      chunk.map((row) => row.id),
      chunk.map((row) => row.phase),
      chunk.map((row) => row.month),
      chunk.map((row) => row.medians),
      chunk.map((row) => row.counts),
    ]);
  }
}

async function fill(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ now: Date; filled: Date | null }>(
    "select clock_now() as now, (select filled_until::timestamp at time zone 'UTC' from history_seed) as filled",
  );
  const { now, filled } = rows[0] ?? { now: new Date(0), filled: null };
  const yesterday = dayOf(now) - 1;
  const from = filled ? dayOf(filled) + 1 : yesterday - HISTORY_DAYS + 1;
  if (from > yesterday) return false;
  const { rows: items } = await client.query<Subject & { phases: string[] }>(SUBJECTS);
  const phases = items.flatMap(phasesOf);
  await client.query('begin');
  await writeRows(client, historyRows([...items, ...phases], from, yesterday));
  if (!filled) {
    const hasPhases = new Set(phases.map(({ id }) => id));
    await seedSales(client, [...items.filter(({ id }) => !hasPhases.has(id)), ...phases], now);
  }
  await client.query(
    'insert into history_seed (id, filled_until) values (1, $1) on conflict (id) do update set filled_until = excluded.filled_until',
    [dateText(yesterday)],
  );
  await client.query('commit');
  await client.query('analyze price_month, sale');
  return true;
}

/**
 * Generates the embedded market's history: prices and sales of the last months, deterministic for items and days, so that charts have data.
 * A later start adds the days since the last one. Sandbox mode only. Run as the owner.
 * @returns true if something was written.
 */
export async function seedPriceHistory(ownerUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await fill(client);
  } finally {
    await client.end();
  }
}
