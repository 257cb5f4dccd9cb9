import type { BooksReader } from './books.ts';

/** A message shared by several offers. */
export interface DoubleTag {
  readonly message: string;
  readonly offerCount: number;
  readonly offerIds: readonly string[];
  readonly states: readonly number[];
}

/** Totals of the sandbox's database. */
export interface BookCounts {
  /** Counts by state number. */
  readonly offers: Readonly<Record<string, number>>;
  /** Counts by status number. */
  readonly trades: Readonly<Record<string, number>>;
  readonly doubles: readonly DoubleTag[];
}

/** One trade of the list. */
export interface TradeLine {
  readonly trade_id: string;
  readonly offer_id: string | null;
  readonly sender_id: string;
  readonly sender_name: string;
  readonly recipient_id: string;
  readonly recipient_name: string;
  readonly status: number;
  readonly init_at: Date;
  readonly escrow_end_at: Date | null;
  readonly settlement_at: Date | null;
  readonly rollback_trade_id: string | null;
}

async function countBy(books: BooksReader, table: string, column: string): Promise<Record<string, number>> {
  const { rows } = await books.query<{ number: number; count: number }>(
    `select ${column} as number, count(*)::int as count from ${table} group by ${column} order by ${column}`,
  );
  return Object.fromEntries(rows.map((row) => [row.number, row.count]));
}

/**
 * Counts offers by state, trades by status, and the tags that more than one offer has: an order must have at most one (I12). A
 * counter-offer repeats the message of the offer it replies to and is not counted as a duplicate.
 */
export async function countBooks(books: BooksReader): Promise<BookCounts> {
  const { rows } = await books.query<DoubleTag>(
    `select message, count(*)::int as "offerCount", array_agg(offer_id::text order by offer_id) as "offerIds",
       array_agg(state order by offer_id) as states
     from sandbox.trade_offer where message like 'SJ-%' and countered_offer_id is null
     group by message having count(*) > 1 order by message limit 100`,
  );
  return {
    offers: await countBy(books, 'sandbox.trade_offer', 'state'),
    trades: await countBy(books, 'sandbox.trade', 'status'),
    doubles: rows,
  };
}

/** Lists trades below `beforeTradeId` (null = from the top), newest first. */
export async function listTradeBooks(
  books: BooksReader,
  page: { beforeTradeId: string | null; limit: number },
): Promise<TradeLine[]> {
  const { rows } = await books.query<TradeLine>(
    `select t.*, sender.persona_name as sender_name, recipient.persona_name as recipient_name
     from sandbox.trade t
     join sandbox.steam_account sender on sender.steam_id = t.sender_id
     join sandbox.steam_account recipient on recipient.steam_id = t.recipient_id
     where $1::bigint is null or t.trade_id < $1 order by t.trade_id desc limit $2`,
    [page.beforeTradeId, page.limit],
  );
  return rows;
}
