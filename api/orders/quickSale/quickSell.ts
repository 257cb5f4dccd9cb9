import { admitLister } from '../../accounts/user/admitUser.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Tx } from '../../kernel/db.ts';
import { newId } from '../../kernel/ids.ts';
import { inLine } from '../../kernel/inLine.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { AMOUNT_MAX_CENTS, type Cents } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { claimRequest, isRequestId } from '../../kernel/request/claimRequest.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { listCopiesOnSale } from '../../selling/copies/copyOnSale.store.ts';
import { judgeCopies } from '../../selling/listing/judgeCopies.ts';
import { listOwn } from '../../selling/listing/listItems.ts';
import type { ListingReason } from '../../selling/listing/listingOutcome.ts';
import { lowestUnconfirmed, priceRulesOf } from '../../selling/listing/priceRules.ts';
import { insertListings } from '../../selling/listing/sellable.store.ts';
import { lowestRival, outbiddingPrice } from '../bid/bid.ts';
import { openConditions } from '../bid/bidConditions.ts';
import { listAwakeBids } from '../bid/matching.store.ts';
import { fillOrMiss, NoBid, offerToBids, type PassedOver } from '../bid/offerToBids.ts';
import { inPress } from '../order/offerJobs.ts';
import { type ChosenBid, type PlannedSale, planQuickSale, previewQuickSale } from './previewQuickSale.ts';
import { insertOutcome, readOutcome } from './quickSale.store.ts';
import { BIDS_LOOKED_AT, QUICK_SALE_MAX, type QuickSaleLine, type QuickSaleOutcome } from './quickSale.ts';

/** Longest id of a request, in characters. */
const REQUEST_ID_MAX = 60;
/** Copies of one request that are sold at the same time. Each takes a connection. */
const LINES_AT_ONCE = 4;

/** A request to sell copies to bids at once. */
export interface QuickSaleRequest {
  userId: string;
  lines: readonly QuickSaleLine[];
  /** At which price a copy is listed that finds no bid; null: it is left alone. In fen. */
  listRestAtCents: Cents | null;
  /** Whether the seller means prices far below the reference price, of a bid and `listRestAtCents`. */
  isPriceConfirmed: boolean;
  clientRequestId: string;
}

/**
 * Sells copies to the best bids that fit, each in a transaction of its own: what became of one stands when the next one fails. The bids are
 * those of the moment of the request, as its dry run would show them (decision 0300); a copy whose bid is gone until its turn is offered to
 * those of that later moment, after all others. A copy is sold at its bid's price, never under its least price; it never shows on the market
 * unless it is listed because no bid takes it, not even if its order fails (decision 0344). Repeating the same `clientRequestId` returns the first outcomes and goes on with copies that
 * had none. A bid or a price to list at that is far below the reference price is asked about as in a listing: the copy is refused
 * (`priceTooLow`) until it is confirmed.
 * @returns one outcome for each copy, in their order.
 * @throws InvalidInput, ServiceClosed, AccountBlocked, RequestIdReused.
 */
export async function quickSell(platform: Platform, request: QuickSaleRequest): Promise<QuickSaleOutcome[]> {
  checkRequest(request);
  await inTransaction(platform.db, (tx) => claimAll(tx, request));
  const pressId = newId();
  return inPress(platform, pressId, async () => {
    const outcomes = await sellPlanned(platform, request, pressId);
    for (const [index, line] of request.lines.entries())
      outcomes[index] ??= await sellLine(platform, request, { ...line, index, pressId });
    return outcomes as QuickSaleOutcome[];
  });
}

/**
 * Sells what has a bid now, several copies at a time: no two of them want the same unit. After a failure no other copy is begun.
 * @returns the outcomes in the places of their lines; null where the bid did not take its copy, or there is none.
 */
async function sellPlanned(
  platform: Platform,
  request: QuickSaleRequest,
  pressId: string,
): Promise<(QuickSaleOutcome | null)[]> {
  const planned = await planQuickSale(platform, request);
  const failures: unknown[] = [];
  const sell = async (line: QuickSaleLine, index: number) => {
    const sale = planned[index]?.sale;
    if (!sale || failures.length > 0) return null;
    return await trySale(platform, request, { ...line, index, pressId, sale }).catch((error: unknown) => {
      failures.push(error);
      return null;
    });
  };
  const outcomes = await Promise.all(
    request.lines.map((line, index) =>
      inLine(request, { key: 'lines', width: LINES_AT_ONCE }, () => sell(line, index)),
    ),
  );
  if (failures.length > 0) throw failures[0];
  return outcomes;
}

/** @throws InvalidInput naming what is wrong, before the first copy is sold. */
function checkRequest({ lines, listRestAtCents, clientRequestId }: QuickSaleRequest): void {
  // The request claims the id, and each copy the id with its place behind it.
  if (!isRequestId(clientRequestId) || clientRequestId.length > REQUEST_ID_MAX)
    throw new InvalidInput('clientRequestId', `8 to ${REQUEST_ID_MAX} letters, digits, - or _`);
  if (lines.length < 1 || lines.length > QUICK_SALE_MAX)
    throw new InvalidInput('copies', `1 to ${QUICK_SALE_MAX} copies`);
  if (new Set(lines.map(({ assetId }) => assetId)).size < lines.length)
    throw new InvalidInput('copies', 'each copy once');
  const isPrice = (cents: Cents) => cents >= 1n && cents <= AMOUNT_MAX_CENTS;
  if (!lines.every(({ minPriceCents }) => isPrice(minPriceCents)))
    throw new InvalidInput('minPriceCents', '1 fen to 100,000 yuan');
  if (listRestAtCents === null) return;
  // Listed for less, a copy would be sold to a bid under its least price a moment later.
  if (!isPrice(listRestAtCents) || lines.some(({ minPriceCents }) => listRestAtCents < minPriceCents))
    throw new InvalidInput('listRestAtCents', 'each least price or more, at most 100,000 yuan');
}

/** Claims the request as a whole, so that none of its copies is sold under the id of another one. @throws RequestIdReused */
async function claimAll(tx: Tx, request: QuickSaleRequest): Promise<void> {
  const { userId, lines, listRestAtCents, isPriceConfirmed, clientRequestId } = request;
  const input = {
    lines: lines.map(({ assetId, minPriceCents }) => `${assetId} ${minPriceCents}`).join(),
    rest: String(listRestAtCents ?? ''),
    ...(isPriceConfirmed && { confirmed: 'true' }),
  };
  await claimRequest(tx, { userId, operation: 'quickSell', clientRequestId, input, resultId: newId() });
}

interface Line extends QuickSaleLine {
  readonly index: number;
  readonly pressId: string;
  /** The bid that is to take the copy; the best of those that there are then, if omitted. */
  readonly sale?: PlannedSale;
}

/** Sells a copy, or says what became of it instead. */
async function sellLine(
  platform: Platform,
  request: QuickSaleRequest,
  line: Line,
): Promise<QuickSaleOutcome> {
  const tried = await trySale(platform, request, line);
  if (tried) return tried;
  const [best] = await previewQuickSale(platform, { userId: request.userId, assetIds: [line.assetId] });
  const bestCents = best?.priceCents ?? null;
  return keepOutcome(platform, { request, line }, (tx) =>
    leaveOrList(tx, platform, { request, line, bestCents }),
  );
}

/** Sells a copy to a bid. @returns its outcome; null if no bid takes it, or the one that was planned does not. */
async function trySale(
  platform: Platform,
  request: QuickSaleRequest,
  line: Line,
): Promise<QuickSaleOutcome | null> {
  const keep = (sell: (tx: Tx) => Promise<QuickSaleOutcome>) =>
    keepOutcome(platform, { request, line }, sell);
  let tries = 0;
  const sold = await offerToBids(platform, async (passedOver) => {
    tries += 1;
    if (line.sale && tries > 1) throw new NoBid();
    return await keep((tx) => sellTo(tx, platform, { request, line, passedOver }));
  });
  checkpoint('quickSale.lineDone');
  // Only an account that cannot sell now leaves a copy unsold that was put on sale a moment ago.
  if (sold === 'copyGone')
    return keep(async () => outcomeWith(line, 'refused', { reason: 'accountAbnormal' }));
  return sold === 'noBid' ? null : sold;
}

/** Makes and keeps the outcome of one copy in a transaction of its own. A refusal rolls back what was begun, and is kept as well. */
async function keepOutcome(
  { db }: Platform,
  { request, line }: { request: QuickSaleRequest; line: Line },
  make: (tx: Tx) => Promise<QuickSaleOutcome>,
): Promise<QuickSaleOutcome> {
  const keep = (outcome: (tx: Tx) => Promise<QuickSaleOutcome>) =>
    inTransaction(db, (tx) => withClaim(tx, request, line, () => outcome(tx)));
  try {
    return await keep(make);
  } catch (error) {
    if (!(error instanceof SaleRefused)) throw error;
    const { reason } = error;
    return keep(async () => outcomeWith(line, 'refused', { reason }));
  }
}

/** Claims the request of one copy, and keeps its outcome for a repetition. */
async function withClaim(
  tx: Tx,
  { userId, clientRequestId, listRestAtCents, isPriceConfirmed }: QuickSaleRequest,
  { assetId, minPriceCents, index }: Line,
  sell: () => Promise<QuickSaleOutcome>,
): Promise<QuickSaleOutcome> {
  const id = newId();
  const input = {
    assetId,
    least: String(minPriceCents),
    rest: String(listRestAtCents ?? ''),
    ...(isPriceConfirmed && { confirmed: 'true' }),
  };
  const repeated = await claimRequest(tx, {
    userId,
    input,
    operation: 'quickSell',
    clientRequestId: `${clientRequestId}-${index}`,
    resultId: id,
  });
  if (repeated) return readOutcome(tx, repeated);
  const outcome = await sell();
  await insertOutcome(tx, { id, userId, ...outcome });
  return outcome;
}

/** The copy cannot be sold so: everything of the attempt is rolled back. */
class SaleRefused extends Error {
  readonly reason: ListingReason;

  constructor(reason: ListingReason) {
    super('the copy is not sold');
    this.reason = reason;
  }
}

interface Attempt {
  readonly request: QuickSaleRequest;
  readonly line: Line;
  readonly passedOver: PassedOver;
}

const outcomeWith = (
  { assetId }: Line,
  outcome: QuickSaleOutcome['outcome'],
  told: Partial<QuickSaleOutcome>,
): QuickSaleOutcome => ({
  assetId,
  outcome,
  reason: null,
  priceCents: null,
  orderId: null,
  listingId: null,
  ...told,
});

/**
 * Puts the copy on sale at its least price and sells it to the best bid that fits, all in one transaction.
 * @throws NoBid, and what `fillOrMiss` throws.
 */
async function sellTo(tx: Tx, platform: Platform, attempt: Attempt): Promise<QuickSaleOutcome> {
  const { request, line } = attempt;
  const { userId } = request;
  const { assetId, minPriceCents, pressId } = line;
  await admitLister(tx, userId);
  const input = { assetId, priceCents: minPriceCents, multiplier: null, isPriceConfirmed: true };
  const references = line.sale && new Map([[assetId, line.sale.reference]]);
  const asked = { userId, inputs: [input], isHeld: true, references };
  const [judged] = await judgeCopies(tx, platform.config, asked);
  const refused = (reason: ListingReason) => outcomeWith(line, 'refused', { reason });
  if (!judged?.copy) return refused('notYours');
  if (judged.reason !== null) return refused(judged.reason);
  const { marketItemId } = judged.copy;
  const listings = [{ assetId, askCents: minPriceCents }];
  // A shop that is closed sells to whom its owner chooses all the same.
  const listingId = (await insertListings(tx, userId, listings, { isShopOpen: true })).get(assetId);
  if (listingId === undefined) return refused('alreadyListed');
  const { bid, priceCents } = await chooseBid(tx, platform, { attempt, listingId, marketItemId });
  const least = lowestUnconfirmed(priceRulesOf(platform.config), judged.reference?.priceCents ?? null);
  if (priceCents < least && !request.isPriceConfirmed) throw new SaleRefused('priceTooLow');
  const copy = { id: listingId, sellerId: userId, askCents: minPriceCents };
  const match = { bid, copy, priceCents, isBidResting: true };
  const orderId = await fillOrMiss(tx, platform, match, pressId);
  checkpoint('quickSale.sold');
  return outcomeWith(line, 'sold', { priceCents, orderId, listingId });
}

/**
 * The planned bid if the copy still is what it asks for, else the best of those that pay the least price.
 * @throws NoBid
 */
async function chooseBid(
  tx: Tx,
  { log }: Platform,
  { attempt, listingId, marketItemId }: { attempt: Attempt; listingId: string; marketItemId: string },
): Promise<ChosenBid> {
  const { userId } = attempt.request;
  const { sale, minPriceCents } = attempt.line;
  const bids = sale
    ? [sale.bid]
    : await listAwakeBids(tx, marketItemId, {
        leastCents: lowestRival(minPriceCents),
        limit: BIDS_LOOKED_AT,
      });
  const others = bids.filter((bid) => bid.userId !== userId && !attempt.passedOver.has(bid.id));
  const fits = await openConditions(log, others, () => listCopiesOnSale(tx, [listingId]));
  const fitting = others.filter((each) => fits(each, { id: listingId }));
  if (sale && fitting.length > 0) return sale;
  const bid = fitting.find((each) => outbiddingPrice(each, fitting) >= minPriceCents);
  if (!bid) throw new NoBid();
  return { bid, priceCents: outbiddingPrice(bid, fitting) };
}

/** What becomes of a copy that no bid takes at its least price. @throws SaleRefused if its ask were lowered under that price. */
async function leaveOrList(
  tx: Tx,
  platform: Platform,
  { request, line, bestCents }: { request: QuickSaleRequest; line: Line; bestCents: Cents | null },
): Promise<QuickSaleOutcome> {
  const { userId, listRestAtCents, isPriceConfirmed } = request;
  if (listRestAtCents === null) return outcomeWith(line, 'bidGone', { priceCents: bestCents });
  const item = {
    assetId: line.assetId,
    priceCents: listRestAtCents,
    multiplier: null,
    isPriceConfirmed,
  };
  const [listed] = await listOwn(tx, platform, { userId, items: [item] });
  if (!listed || listed.reason !== null)
    return outcomeWith(line, 'refused', { reason: listed?.reason ?? 'failed' });
  if (listed.askCents !== null && listed.askCents < line.minPriceCents) throw new SaleRefused('priceInvalid');
  return outcomeWith(line, 'listed', { priceCents: listed.askCents, listingId: listed.listingId });
}
