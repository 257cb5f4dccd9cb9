import { createHash } from 'node:crypto';
import { type MarketFilter, TAG_NAMES } from '../../catalog/market/marketFilter.ts';
import type { MarketIndex } from '../../catalog/market/marketIndex.ts';
import { type MarketSelection, selectItems } from '../../catalog/market/marketSelection.ts';
import type { PriceMoment } from '../../catalog/market/priceChanges.ts';
import { BitSet } from '../../kernel/bitSet.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { toPrice } from './marketItemShape.ts';

/** Items in one chunk of the price list: few enough not to block the event loop. */
const PIECE = 500;

/** The prices of all items that pass a filter, or of those that changed since a cursor. */
export interface PriceList {
  readonly isWhole: boolean;
  readonly rows: MarketIndex['rows'];
  /** Names of items that changed and do not pass the filter now, whether they did before or not. */
  readonly gone: readonly string[];
  readonly next: string;
}

const CURSOR = /^([\w-]{8})\.(\d{1,16})\.([\w-]{8})$/;

/** A short digest of a filter. The order of values makes no difference. */
function digestOf(filter: MarketFilter): string {
  const text = JSON.stringify(filter, (_name, value: unknown) => {
    if (Array.isArray(value)) return value.toSorted();
    return typeof value === 'bigint' ? String(value) : value;
  });
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

function writeCursor({ process, atMs }: PriceMoment, filter: MarketFilter): string {
  return Buffer.from(`${process}.${atMs}.${digestOf(filter)}`).toString('base64url');
}

/** Reads a cursor of a list with the same filter: one of another list would leave items out. */
function readCursor(text: string, filter: MarketFilter): PriceMoment {
  const [, process = '', atMs = '', digest] = CURSOR.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (digest !== digestOf(filter)) throw new InvalidInput('after', 'is no cursor of this list');
  return { process, atMs: Number(atMs) };
}

/** The items that pass what of a filter no price changes: tags and words. Null if all do. */
function ofSameKind({ parts }: MarketSelection): BitSet | null {
  const lasting = [...parts].filter(([name]) => name === 'keyword' || TAG_NAMES.some((tag) => tag === name));
  return BitSet.shared(lasting.map(([, set]) => set));
}

/**
 * The price list as it is now in memory: whole, or with `after` what changed since that cursor. Whole as well if this process does not know
 * all that changed since.
 * @throws InvalidInput `after` if that is no cursor of a list with this filter; `minPriceCents` if that is above the maximum.
 */
export function readPriceList(market: MarketIndex, filter: MarketFilter, after: string | null): PriceList {
  const since = after === null ? null : readCursor(after, filter);
  const selection = selectItems(market, filter);
  const next = writeCursor(market.priceChanges.now, filter);
  const rowsAt = (positions: Iterable<number>) =>
    Array.from(positions, (position) => market.rows[position]).filter((row) => row !== undefined);
  const changed = since && market.priceChanges.since(since);
  if (changed === null) {
    const rows = selection.all === null ? [...market.rows] : rowsAt(selection.all.positions());
    return { isWhole: true, rows, gone: [], next };
  }
  const kind = ofSameKind(selection);
  const known = changed.filter((position) => kind?.has(position) ?? true);
  const passes = (position: number) => selection.all?.has(position) ?? true;
  const gone = rowsAt(known.filter((position) => !passes(position))).map((row) => row.marketHashName);
  return { isWhole: false, rows: rowsAt(known.filter(passes)), gone, next };
}

/** The prices as JSON, some hundred at a time. */
function* pricesOf({ rows }: PriceList): Generator<string[]> {
  for (let start = 0; start < rows.length; start += PIECE)
    yield rows.slice(start, start + PIECE).map((item) => JSON.stringify(toPrice(item)));
}

/** Writes a list as the answer of a call, in chunks. */
export function* writeJson(list: PriceList): Generator<string> {
  const { isWhole, gone, next } = list;
  yield `{"code":0,"msg":"ok","data":{"isWhole":${isWhole},"next":"${next}","gone":${JSON.stringify(gone)},"prices":[`;
  let separator = '';
  for (const piece of pricesOf(list)) {
    yield separator + piece.join(',');
    separator = ',';
  }
  yield ']}}';
}

/** Writes a list as JSON lines, in chunks: first what it is and how many prices follow, then a price a line. */
export function* writeLines(list: PriceList): Generator<string> {
  const { isWhole, gone, next, rows } = list;
  yield `${JSON.stringify({ isWhole, next, gone, count: rows.length })}\n`;
  for (const piece of pricesOf(list)) yield `${piece.join('\n')}\n`;
}
