import { tradeStatuses } from '../../steam/client/steamState.ts';
import { type BooksReader, unixSeconds } from '../books.ts';
import { type ClassName, readClasses, toDescription } from './steamInventoryRead.ts';

interface TradeRow {
  readonly trade_id: string;
  readonly sender_id: string;
  readonly recipient_id: string;
  readonly status: number;
  readonly init_at: Date;
  readonly modified_at: Date;
  readonly escrow_end_at: Date | null;
  readonly settlement_at: Date | null;
  readonly rollback_trade_id: string | null;
}

interface TradeAssetRow {
  readonly trade_id: string;
  readonly giver_id: string;
  readonly asset_id: string;
  readonly class_id: string;
  readonly instance_id: string;
  readonly context_id: number;
  readonly new_asset_id: string | null;
  readonly new_context_id: number | null;
  readonly rollback_new_asset_id: string | null;
}

function toAsset(row: TradeAssetRow): object {
  return {
    appid: 730,
    contextid: String(row.context_id),
    assetid: row.asset_id,
    amount: '1',
    classid: row.class_id,
    instanceid: row.instance_id,
    ...(row.new_asset_id !== null && {
      new_assetid: row.new_asset_id,
      new_contextid: String(row.new_context_id),
    }),
    ...(row.rollback_new_asset_id !== null && {
      rollback_new_assetid: row.rollback_new_asset_id,
      rollback_new_contextid: '2',
    }),
  };
}

function toTrade(trade: TradeRow, assets: readonly TradeAssetRow[], steamId: string): object {
  const given = assets.filter((asset) => asset.giver_id === steamId);
  const received = assets.filter((asset) => asset.giver_id !== steamId);
  return {
    tradeid: trade.trade_id,
    steamid_other: trade.sender_id === steamId ? trade.recipient_id : trade.sender_id,
    time_init: unixSeconds(trade.init_at),
    time_mod: unixSeconds(trade.modified_at),
    ...(trade.escrow_end_at !== null && { time_escrow_end: String(unixSeconds(trade.escrow_end_at)) }),
    ...(trade.settlement_at !== null && { time_settlement: unixSeconds(trade.settlement_at) }),
    status: trade.status,
    ...(given.length > 0 && { assets_given: given.map(toAsset) }),
    ...(received.length > 0 && { assets_received: received.map(toAsset) }),
    ...(trade.rollback_trade_id !== null && { rollback_trade: trade.rollback_trade_id }),
  };
}

/** A part of a trade history. */
export interface TradeRange {
  /** The one trade, or all. */
  readonly tradeId?: string;
  readonly limit: number;
  /** Time in Unix seconds and id of the trade at which the page before ended; `back` asks for the trades before it instead. */
  readonly from?: { readonly timeSeconds: number; readonly tradeId: string; readonly isBack: boolean };
  /** Trades that failed or were rolled back count as well. */
  readonly hasFailed: boolean;
}

/** Statuses of trades that came about. A reversed one did. */
const DONE = [
  tradeStatuses.Init,
  tradeStatuses.PreCommitted,
  tradeStatuses.Committed,
  tradeStatuses.Complete,
  tradeStatuses.InEscrow,
  tradeStatuses.TradeProtectionRollback,
].join(', ');

/** Lists trades of this account, newest first, or one trade by `tradeId`. Steam sorts by whole seconds, and by id within one. */
export async function listTrades(
  books: BooksReader,
  steamId: string,
  { tradeId, limit, from, hasFailed }: TradeRange,
): Promise<{ trades: object[]; classes: ClassName[] }> {
  const place = "(date_trunc('second', init_at), trade_id)";
  const isBack = from?.isBack ?? false;
  const order = isBack ? 'asc' : 'desc';
  const { rows: found } = await books.query<TradeRow>(
    `select * from sandbox.trade where (sender_id = $1 or recipient_id = $1)
     and ($2::bigint is null or trade_id = $2) and ($4 or status in (${DONE}))
     and ($5::float8 is null or ${place} ${isBack ? '>' : '<'} (to_timestamp($5), $6::bigint))
     order by date_trunc('second', init_at) ${order}, trade_id ${order} limit $3`,
    [steamId, tradeId ?? null, limit, hasFailed, from?.timeSeconds ?? null, from?.tradeId ?? null],
  );
  const rows = isBack ? found.toReversed() : found;
  const assets = await books.query<TradeAssetRow>(
    'select * from sandbox.trade_asset where trade_id = any($1) order by trade_id, position',
    [rows.map((row) => row.trade_id)],
  );
  const assetsOf = Map.groupBy(assets.rows, (row) => row.trade_id);
  const trades = rows.map((row) => toTrade(row, assetsOf.get(row.trade_id) ?? [], steamId));
  return { trades, classes: assets.rows };
}

/** How many trades an account has. */
export async function countTrades(books: BooksReader, steamId: string): Promise<number> {
  const { rows } = await books.query<{ count: number }>(
    'select count(*)::int as count from sandbox.trade where sender_id = $1 or recipient_id = $1',
    [steamId],
  );
  return rows[0]?.count ?? 0;
}

/**
 * The items that an account received in a trade, each with its new id and its description, as the page of the trade shows them. Null if
 * the account is not a party to it.
 */
export async function readReceivedItems(
  books: BooksReader,
  steamId: string,
  tradeId: string,
): Promise<object[] | null> {
  const trade = await books.query(
    'select from sandbox.trade where trade_id = $1 and $2 in (sender_id, recipient_id)',
    [tradeId, steamId],
  );
  if (trade.rowCount !== 1) return null;
  const { rows } = await books.query<TradeAssetRow>(
    `select * from sandbox.trade_asset where trade_id = $1 and receiver_id = $2 and new_asset_id is not null
     order by position`,
    [tradeId, steamId],
  );
  const classes = await readClasses(books, rows);
  return rows.map((row, position) => {
    const copy = classes.find(
      (each) => each.class_id === row.class_id && each.instance_id === row.instance_id,
    );
    return {
      ...(copy && toDescription(copy, 'english', row.new_context_id === 16)),
      id: row.new_asset_id,
      owner: steamId,
      amount: '1',
      classid: row.class_id,
      instanceid: row.instance_id,
      pos: position + 1,
      appid: 730,
      contextid: row.new_context_id,
    };
  });
}
