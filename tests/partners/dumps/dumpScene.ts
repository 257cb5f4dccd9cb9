import { zstdDecompressSync } from 'node:zlib';
import { DAY_MS } from '../../../api/kernel/durations.ts';
import { newId } from '../../../api/kernel/ids.ts';
import { makeDueDumps } from '../../../api/partners/dumps/makeDumps.ts';
import type { Dump, ListDumpsData } from '../../../docs/open/client/types.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import { offerCopy, openRobot } from '../../orders/bid/bidScene.ts';
import type { Seller } from '../../selling/listing/sellerScene.ts';
import type { PartnerClient } from '../openApi/partnerClient.ts';

/** A line of a file. */
export type Line = Record<string, string | number | null>;

/** Some sellers. */
export async function openSellers(market: TestMarket, number: number): Promise<Seller[]> {
  const sellers: Seller[] = [];
  while (sellers.length < number) sellers.push(await openRobot(market));
  return sellers;
}

/** The Valve's name of an item. */
export async function nameOf(market: TestMarket, itemId: string): Promise<string> {
  const { rows } = await market.owner.query<{ name: string }>(
    'select market_hash_name as name from market_item where id = $1',
    [itemId],
  );
  return rows[0]?.name ?? '';
}

/** Puts a copy of an item on sale for each seller, at the ask beside it. @returns the ids of their listings. */
export async function offerEach(
  market: TestMarket,
  itemId: string,
  asks: readonly (readonly [Seller, number])[],
  traits: { wear?: number; seed?: number; phase?: string; fade?: number } = {},
): Promise<string[]> {
  const ids: string[] = [];
  for (const [seller, askCents] of asks) {
    const id = await offerCopy(market, seller, { itemId, askCents, ...traits });
    await market.owner.query(
      `with copy as (update listing set phase = $2 where id = $1 returning asset_id)
       update asset set phase = $2, fade_share = $3 from copy where asset.id = copy.asset_id`,
      [id, traits.phase ?? null, traits.fade ?? null],
    );
    ids.push(id);
  }
  return ids;
}

/** Inserts a sale of today by the market's clock. */
export async function sell(
  market: TestMarket,
  sale: {
    itemId: string;
    priceCents: number | bigint;
    sellerId?: string;
    orderId?: string;
    phase?: string;
    isReversed?: boolean;
    daysAgo?: number;
  },
): Promise<void> {
  const {
    itemId,
    priceCents,
    sellerId = null,
    orderId = null,
    phase = '',
    isReversed = false,
    daysAgo = 0,
  } = sale;
  await market.owner.query(
    `insert into sale (id, market_item_id, phase, price_cents, sold_at, seller_id, order_id, is_reversed, is_folded)
     values ($1, $2, $3, $4, (date_trunc('day', clock_now() at time zone 'UTC') + interval '1 hour') at time zone 'UTC' - $5 * interval '1 day',
       $6, $7, $8, true)`,
    [newId(), itemId, phase, String(priceCents), daysAgo, sellerId, orderId, isReversed],
  );
}

/** The day of the market's clock, in UTC. */
export async function dayOf(market: TestMarket): Promise<string> {
  const { rows } = await market.owner.query<{ day: string }>(
    "select (clock_now() at time zone 'UTC')::date::text as day",
  );
  return rows[0]?.day ?? '';
}

/** Moves the clock to five minutes after the end of the day. @returns the day that ended. */
export async function endDay(market: TestMarket): Promise<string> {
  const day = await dayOf(market);
  const { rows } = await market.owner.query<{ ms: string }>(
    'select round(extract(epoch from clock_now()) * 1000)::text as ms',
  );
  await market.advanceClock(Date.parse(day) + DAY_MS + 300_000 - Number(rows[0]?.ms));
  return day;
}

/** Ends the day and makes its files. @returns the day. */
export async function dumpDay(market: TestMarket): Promise<string> {
  const day = await endDay(market);
  await makeDueDumps(market.worker);
  return day;
}

/** The published files of a day, as partners see them. */
export async function listOf(partner: PartnerClient, day: string): Promise<Dump[]> {
  const { body } = await partner.send<ListDumpsData>('GET', '/open/v1/dumps');
  return body.data.files.filter((file) => file.day === day);
}

/** Asks for a file, with its bytes as they come. */
export async function fetchDump(
  market: TestMarket,
  partner: PartnerClient,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const target = `/open/v1/dumps/${path}`;
  const answer = await fetch(market.url + target, {
    method,
    headers: { ...partner.headersFor(method, target, ''), ...headers },
  });
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

/** The bytes of a published file, from the database. */
export async function storedBytes(market: TestMarket, path: string): Promise<Buffer> {
  const { rows } = await market.owner.query<{ bytes: Buffer }>(
    `select p.bytes from dump_part p join dump_file f on f.id = p.file_id
     where f.published_at is not null and array[f.kind, f.day::text, f.format] = string_to_array($1, '/') order by p.position`,
    [path],
  );
  return Buffer.concat(rows.map(({ bytes }) => bytes));
}

/** The lines of a published file about an item. */
export async function linesOf(
  market: TestMarket,
  kind: string,
  day: string,
  name: string | null = null,
): Promise<Line[]> {
  const text = zstdDecompressSync(await storedBytes(market, `${kind}/${day}/jsonl`)).toString();
  const lines = text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Line]));
  return name === null ? lines : lines.filter(({ marketHashName }) => marketHashName === name);
}
