import { z } from 'zod';
import { SteamError } from './steamError.ts';
import type { TradeOffer, TradeOfferItem, TradePage, TradeRecord, UnreadableOffer } from './steamGateway.ts';

const steamIdBase = 76_561_197_960_265_728n;

/** 64-bit ids arrive as text. A number is accepted only if it has not lost digits. */
const id = z.union([z.string().regex(/^\d+$/), z.int().nonnegative().transform(String)]);
const unixTime = z.coerce.number().int().nonnegative();

const item = z.object({
  appid: z.coerce.number().int(),
  assetid: id,
  classid: id,
  instanceid: id.default('0'),
  contextid: id,
});

const offer = z.object({
  tradeofferid: id,
  accountid_other: z.int().positive(),
  message: z.string().default(''),
  expiration_time: unixTime,
  trade_offer_state: z.int(),
  items_to_give: z.array(item).default([]),
  items_to_receive: z.array(item).default([]),
  is_our_offer: z.boolean(),
  time_created: unixTime,
  time_updated: unixTime,
  tradeid: id.optional(),
  escrow_end_date: unixTime.default(0),
  settlement_date: unixTime.default(0),
});

const tradedAsset = item.extend({
  new_assetid: id.optional(),
  new_contextid: id.optional(),
  rollback_new_assetid: id.optional(),
});

const trade = z.object({
  tradeid: id,
  steamid_other: id,
  time_init: unixTime,
  time_escrow_end: unixTime.default(0),
  time_settlement: unixTime.default(0),
  status: z.int(),
  assets_given: z.array(tradedAsset).default([]),
  assets_received: z.array(tradedAsset).default([]),
  rollback_trade: id.optional(),
});

const offerPage = z.object({
  response: z.object({
    trade_offers_sent: z.array(z.unknown()).default([]),
    trade_offers_received: z.array(z.unknown()).default([]),
    next_cursor: id.default('0'),
  }),
});

/** A page with this many unreadable offers and no readable one counts as an outage. */
const STRANGE_ROWS = 3;

/** Fields that can be read from an unreadable offer. */
const offerRest = z
  .object({
    tradeofferid: id.nullable().catch(null),
    message: z.string().nullable().catch(null),
    accountid_other: offer.shape.accountid_other.nullable().catch(null),
  })
  .catch({ tradeofferid: null, message: null, accountid_other: null });

/** Zero and absence both mean "no such time" in Steam's responses. */
function timeOrNull(seconds: number): number | null {
  return seconds === 0 ? null : seconds;
}

function toItem(raw: z.infer<typeof item>): TradeOfferItem {
  return {
    appId: raw.appid,
    assetId: raw.assetid,
    classId: raw.classid,
    instanceId: raw.instanceid,
    contextId: raw.contextid,
  };
}

function steamIdOf(accountId: number): string {
  return String(BigInt(accountId) + steamIdBase);
}

function toOffer(raw: z.infer<typeof offer>): TradeOffer {
  return {
    tradeOfferId: raw.tradeofferid,
    partnerSteamId: steamIdOf(raw.accountid_other),
    isOurOffer: raw.is_our_offer,
    message: raw.message,
    state: raw.trade_offer_state,
    itemsToGive: raw.items_to_give.map(toItem),
    itemsToReceive: raw.items_to_receive.map(toItem),
    tradeId: raw.tradeid ?? null,
    timeCreated: raw.time_created,
    timeUpdated: raw.time_updated,
    expirationTime: raw.expiration_time,
    escrowEndDate: timeOrNull(raw.escrow_end_date),
    settlementDate: timeOrNull(raw.settlement_date),
  };
}

function toTradedAsset(raw: z.infer<typeof tradedAsset>): TradeRecord['assetsGiven'][number] {
  return {
    ...toItem(raw),
    newAssetId: raw.new_assetid ?? null,
    newContextId: raw.new_contextid ?? null,
    rollbackNewAssetId: raw.rollback_new_assetid ?? null,
  };
}

/** The rows of one list of GetTradeOffers. `where` names the field that failed to parse, for the log. */
interface OfferRows {
  offers: TradeOffer[];
  unreadable: (UnreadableOffer & { where: string })[];
}

function readRows(rows: readonly unknown[]): OfferRows {
  const read: OfferRows = { offers: [], unreadable: [] };
  for (const row of rows) {
    const parsed = offer.safeParse(row);
    if (parsed.success) read.offers.push(toOffer(parsed.data));
    else read.unreadable.push({ ...toUnreadable(row), where: placesOf(parsed.error) });
  }
  return read;
}

function toUnreadable(row: unknown): UnreadableOffer {
  const { tradeofferid: tradeOfferId, message, accountid_other: accountId } = offerRest.parse(row);
  return { tradeOfferId, message, partnerSteamId: accountId === null ? null : steamIdOf(accountId) };
}

function placesOf(error: z.ZodError): string {
  return error.issues.map((issue) => issue.path.join('.')).join(', ');
}

function parse<Shape extends z.ZodType>(shape: Shape, body: unknown, what: string): z.infer<Shape> {
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new SteamError('transient', `${what}: unexpected shape at ${placesOf(parsed.error)}`, {
    isOutage: true,
  });
}

/**
 * Parses one page of GetTradeOffers. `nextCursor` is '0' on the last page and otherwise opaque. Throws `SteamError` on an unknown shape and
 * on an empty response: Steam sends a list even if there are no offers, and a second offer may be sent on the strength of "no offers".
 * Unreadable rows are returned in `unreadable`. If none of several rows is readable, Steam has changed the format, which counts as an
 * outage.
 */
export function parseOfferPage(body: unknown): { sent: OfferRows; received: OfferRows; nextCursor: string } {
  const { response } = parse(offerPage, body, 'GetTradeOffers');
  const isEmpty = Object.keys((body as { response: object }).response).length === 0;
  if (isEmpty) throw new SteamError('transient', 'GetTradeOffers: an empty answer', { isOutage: true });
  const [sent, received] = [readRows(response.trade_offers_sent), readRows(response.trade_offers_received)];
  const unreadableCount = sent.unreadable.length + received.unreadable.length;
  if (unreadableCount >= STRANGE_ROWS && sent.offers.length + received.offers.length === 0)
    throw new SteamError('transient', 'GetTradeOffers: none of its offers can be read', { isOutage: true });
  return { sent, received, nextCursor: response.next_cursor };
}

/**
 * Parses the offer of GetTradeOffer. Null if Steam knows none. Throws `SteamError` on an unknown shape. Only a wrong envelope counts as an
 * outage, since one odd offer says nothing about Steam's health.
 */
export function parseOffer(body: unknown): TradeOffer | null {
  const shape = z.object({ response: z.object({ offer: z.unknown().optional() }) });
  const { response } = parse(shape, body, 'GetTradeOffer');
  if (response.offer === undefined) return null;
  const parsed = offer.safeParse(response.offer);
  if (parsed.success) return toOffer(parsed.data);
  throw new SteamError(
    'transient',
    `GetTradeOffer: unexpected shape at response.offer.${placesOf(parsed.error)}`,
  );
}

/** Parses the trade of GetTradeStatus. Null if Steam knows none. Throws `SteamError` on an unknown shape. */
export function parseTrade(body: unknown): TradeRecord | null {
  const shape = z.object({ response: z.object({ trades: z.array(trade).default([]) }) });
  const raw = parse(shape, body, 'GetTradeStatus').response.trades[0];
  return raw === undefined ? null : toTrade(raw);
}

/**
 * Parses a page of GetTradeHistory; unreadable trades are omitted. Throws `SteamError` on a response without a list, and where more trades
 * follow and none of the page says from where.
 */
export function parseTradePage(body: unknown): TradePage {
  const shape = z.object({
    response: z.object({ more: z.boolean().default(false), trades: z.array(z.unknown()) }),
  });
  const { response } = parse(shape, body, 'GetTradeHistory');
  const trades = response.trades.flatMap((row) => {
    const parsed = trade.safeParse(row);
    return parsed.success ? [toTrade(parsed.data)] : [];
  });
  const last = trades.at(-1);
  if (response.more && !last)
    throw new SteamError('transient', 'GetTradeHistory: none of its trades can be read', { isOutage: true });
  const next = response.more && last ? { timeSeconds: last.timeInit, tradeId: last.tradeId } : null;
  return { trades, next };
}

function toTrade(raw: z.infer<typeof trade>): TradeRecord {
  return {
    tradeId: raw.tradeid,
    partnerSteamId: raw.steamid_other,
    status: raw.status,
    timeInit: raw.time_init,
    timeSettlement: timeOrNull(raw.time_settlement),
    timeEscrowEnd: timeOrNull(raw.time_escrow_end),
    assetsGiven: raw.assets_given.map(toTradedAsset),
    assetsReceived: raw.assets_received.map(toTradedAsset),
    rollbackTrade: raw.rollback_trade ?? null,
  };
}

const escrow = z.object({ escrow_end_duration_seconds: z.coerce.number().int().nonnegative() });

/** Parses the hold of GetTradeHoldDurations, in seconds. An empty response is `unknown`, not zero: Steam sends it for an invalid token. */
export function parseTradeHold(body: unknown): number | 'unknown' {
  const shape = z.object({ response: z.object({ both_escrow: escrow.optional() }) });
  const { response } = parse(shape, body, 'GetTradeHoldDurations');
  return response.both_escrow?.escrow_end_duration_seconds ?? 'unknown';
}

/** Parses the hold of each side. `ours` is the requesting account. */
export function parseTradeHoldSides(body: unknown): { ours: number; theirs: number } | 'unknown' {
  const shape = z.object({
    response: z.object({ my_escrow: escrow.optional(), their_escrow: escrow.optional() }),
  });
  const { my_escrow: ours, their_escrow: theirs } = parse(shape, body, 'GetTradeHoldDurations').response;
  if (!ours || !theirs) return 'unknown';
  return { ours: ours.escrow_end_duration_seconds, theirs: theirs.escrow_end_duration_seconds };
}
