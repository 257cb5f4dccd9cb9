import { Client } from 'pg';
import { type HistoryDay, modelHistory, modelPrice } from '../../catalog/items/modelHistory.ts';
import { phasePriceCents } from '../../catalog/items/referencePrice.ts';
import { seededRandom } from '../../catalog/items/seededRandom.ts';
import { type DayNumber, dayOf } from '../../catalog/prices/priceHistory.ts';
import { medianCents } from '../../catalog/prices/reference.ts';
import { dateText, type HistoryRow, historyRows, type ToldHistory } from './historyRows.ts';
import { type InventedDays, type InventedSale, inventSales, type SellingItem } from './inventSales.ts';
import { seedSales } from './seedSales.ts';

/** Length of a new embedded market's history in days. */
const HISTORY_DAYS = 120;
/** Rows of one statement. */
const CHUNK = 20_000;
const SEED = 20261121;

type Subject = Omit<SellingItem, 'tell' | 'phase'> & {
  readonly name: string;
  readonly phases: readonly string[];
};

const SUBJECTS = `
  select item.id, market_hash_name as name, reference_price_cents::float8 as "referenceCents", expected_per_week as "salesPerWeek",
    tag_exterior as "tagExterior", float_min as "floatMin", float_max as "floatMax",
    coalesce((select array_agg(phase order by phase) from market_item_phase p where p.market_item_id = item.id), '{}') as phases
  from market_item item where reference_price_cents is not null order by market_hash_name`;

/** About one Doppler in ten is a gem. */
const GEM_SHARE = 0.1;

/** What is sold of an item: itself, or each of its phases, with its share of the item's sales. */
function sellingOf(subject: Subject): SellingItem[] {
  const { phases } = subject;
  if (phases.length === 0) return [{ ...subject, phase: '', tell: modelHistory(subject) }];
  const isGem = (phase: string): boolean => !phase.startsWith('Phase');
  const gemCount = phases.filter(isGem).length;
  const shareOf = (phase: string): number =>
    isGem(phase) ? GEM_SHARE / gemCount : (1 - GEM_SHARE) / (phases.length - gemCount);
  return phases.map((phase) => {
    const part = {
      ...subject,
      name: `${subject.name} ${phase}`,
      phase,
      referenceCents: phasePriceCents(subject.referenceCents, phase),
      salesPerWeek: subject.salesPerWeek * shareOf(phase),
    };
    return { ...part, tell: modelHistory(part) };
  });
}

/** The history of all phases together: as many sales as they have, at the item's own price. */
function togetherOf(subject: Subject, phases: readonly SellingItem[]): ToldHistory {
  const priceOf = modelPrice(subject);
  const tell = (day: DayNumber): HistoryDay => {
    const salesCount = phases.reduce((sum, phase) => sum + phase.tell(day).salesCount, 0);
    return { medianCents: salesCount === 0 ? 0 : priceOf(day), salesCount };
  };
  return { id: subject.id, phase: '', tell };
}

const NO_SALE: HistoryDay = { medianCents: 0, salesCount: 0 };

/** A day of which each sale is known. */
function dayOfSales(sales: readonly InventedSale[]): HistoryDay {
  if (sales.length === 0) return NO_SALE;
  const prices = sales.map(({ priceCents }) => BigInt(priceCents));
  return { medianCents: Number(medianCents(prices)), salesCount: sales.length };
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

interface Past {
  readonly histories: readonly ToldHistory[];
  readonly sales: readonly InventedSale[];
}

/**
 * Generates histories and the newest sales. Of the day that has not ended the history has just the sales until now.
 * @param isTaken true for a day on which copies of an item were really sold: nothing is generated for it.
 */
function inventPast(
  subjects: readonly Subject[],
  days: InventedDays,
  isTaken: (id: string, day: DayNumber) => boolean,
): Past {
  const today = dayOf(days.now);
  const random = seededRandom(SEED);
  const histories: ToldHistory[] = [];
  const sales: InventedSale[] = [];
  const add = (history: ToldHistory, todays: readonly InventedSale[]): void => {
    const { id, phase } = history;
    histories.push({ id, phase, tell: (day) => (day === today ? dayOfSales(todays) : history.tell(day)) });
  };
  for (const subject of subjects) {
    const selling = sellingOf(subject).map((item) => ({
      ...item,
      tell: (day: DayNumber) => (isTaken(item.id, day) ? NO_SALE : item.tell(day)),
    }));
    const sold = selling.map((item) => inventSales(item, days, random));
    const todays = sold.map((list) => list.filter(({ soldAt }) => dayOf(soldAt) === today));
    for (const [at, item] of selling.entries()) add(item, todays[at] ?? []);
    if (subject.phases.length > 0) add(togetherOf(subject, selling), todays.flat());
    for (const list of sold) sales.push(...list);
  }
  return { histories, sales };
}

/** Finds the days from one on, on which copies were sold. */
async function readTakenDays(
  client: Client,
  from: DayNumber,
): Promise<(id: string, day: DayNumber) => boolean> {
  const { rows } = await client.query<{ key: string }>(
    `select distinct market_item_id || ' ' || floor(extract(epoch from sold_at) / 86400)::int as key
     from sale where sold_at >= to_timestamp($1::float8 * 86400)`,
    [from],
  );
  const taken = new Set(rows.map(({ key }) => key));
  return (id, day) => taken.size > 0 && taken.has(`${id} ${day}`);
}

async function fill(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ now: Date; filled: Date | null }>(
    "select clock_now() as now, (select filled_until::timestamp at time zone 'UTC' from history_seed) as filled",
  );
  const { now, filled } = rows[0] ?? { now: new Date(0), filled: null };
  // A new market opens today; a later start adds the days that have ended.
  const to = filled ? dayOf(now) - 1 : dayOf(now);
  const from = filled ? dayOf(filled) + 1 : to - HISTORY_DAYS;
  if (from > to) return false;
  const { rows: subjects } = await client.query<Subject>(SUBJECTS);
  const { histories, sales } = inventPast(subjects, { from, to, now }, await readTakenDays(client, from));
  await client.query('begin');
  await writeRows(client, historyRows(histories, from, to));
  await seedSales(client, sales);
  await client.query(
    'insert into history_seed (id, filled_until) values (1, $1) on conflict (id) do update set filled_until = excluded.filled_until',
    [dateText(to)],
  );
  await client.query('commit');
  await client.query('analyze price_month, sale');
  return true;
}

/**
 * Generates the embedded market's history: prices and sales of the last months, deterministic for items and days, so that charts have
 * data. Chart, counts and the newest sales say the same.
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
