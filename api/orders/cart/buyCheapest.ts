import type { CopyFilter } from '../../catalog/filter/filter.ts';
import { writeFilter } from '../../catalog/filter/filterText.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { newId } from '../../kernel/ids.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { AMOUNT_MAX_CENTS, type Cents } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { claimRequest } from '../../kernel/request/claimRequest.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { lockSpendable } from '../../payments/ledger/ledger.store.ts';
import { listFittingCopies } from '../bid/fittingCopies.ts';
import type { OfferedCopy } from '../bid/matching.store.ts';
import { inPress } from '../order/offerJobs.ts';
import { admitPress, buyLines } from './buyCart.ts';
import {
  insertCartPurchase,
  insertPurchaseLines,
  lockPress,
  type PressSoFar,
  readPress,
  saveStopReason,
} from './cart.store.ts';
import { CART_MAX, chooseCheapest, type StopReason } from './cart.ts';

/** The copies that one press tries: some may be sold to others meanwhile. */
const TRIES_MAX = 2 * CART_MAX;

/** The cheapest copies of an item that somebody wants. */
export interface CheapestAsked {
  marketItemId: string;
  /** Number of copies, 1 to 50. */
  quantity: number;
  /** The most that one copy may cost, in fen. */
  priceLimitCents: Cents;
  /** What copies must be like. */
  conditions: CopyFilter;
}

/** A request to buy the cheapest copies of an item with one press. */
export interface CheapestRequest extends CheapestAsked {
  userId: string;
  clientRequestId: string;
  /** The most that they may cost together, in fen, as the buyer confirmed it. */
  confirmedSumCents: Cents;
}

/** What a press would buy now. Amounts in fen. */
export interface CheapestPreview {
  quantity: number;
  sumCents: Cents;
  /** The dearest of them; null if there are none. */
  highestCents: Cents | null;
  /** The listing of the cheapest; null if there is none. */
  firstListingId: string | null;
  /** Why there are fewer than wanted; null if there are not. */
  stopReason: StopReason | null;
}

function check({ quantity, priceLimitCents }: CheapestAsked): void {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > CART_MAX)
    throw new InvalidInput('quantity', `1 to ${CART_MAX} copies`);
  if (priceLimitCents < 1n || priceLimitCents > AMOUNT_MAX_CENTS)
    throw new InvalidInput('priceLimitCents', '1 fen to 100,000 yuan');
}

/** The first copies that fit, dearer ones than one may cost among them: they tell why there are no more. */
function listCheapest(
  platform: Platform,
  { userId, marketItemId, conditions, priceLimitCents }: CheapestAsked & { userId: string | null },
  wanted: number,
): Promise<OfferedCopy[]> {
  return listFittingCopies(platform, {
    userId,
    marketItemId,
    conditions,
    wanted,
    mostCents: AMOUNT_MAX_CENTS,
    enoughAboveCents: priceLimitCents,
  });
}

/** Says what a press would buy now, whatever the balance. The reader's own copies do not count. @throws InvalidInput */
export async function previewCheapest(
  platform: Platform,
  asked: CheapestAsked & { userId: string | null },
): Promise<CheapestPreview> {
  check(asked);
  const { quantity, priceLimitCents } = asked;
  const bounds = { quantity, priceLimitCents, sumCents: null, spendableCents: null };
  const { lines, stopReason } = chooseCheapest(await listCheapest(platform, asked, quantity), bounds);
  return {
    quantity: lines.length,
    sumCents: lines.reduce((sum, { priceCents }) => sum + priceCents, 0n),
    highestCents: lines.at(-1)?.priceCents ?? null,
    firstListingId: lines[0]?.listingId ?? null,
    stopReason,
  };
}

/**
 * Buys the cheapest copies of an item that fit some conditions, each as an ordinary purchase with a stored outcome. For one that was sold or
 * repriced meanwhile, or whose seller is the same person, the next is tried. They cost no more together than was confirmed. Repeating the
 * same `clientRequestId` goes on with what an interrupted request left, and returns the first outcomes.
 * @returns id of the press; it says why it bought fewer than were wanted.
 * @throws InvalidInput, ServiceClosed, TradeUrlMissing, AccountBlocked, RequestIdReused.
 */
export async function buyCheapest(platform: Platform, request: CheapestRequest): Promise<string> {
  const { userId, clientRequestId, marketItemId, quantity, priceLimitCents, confirmedSumCents } = request;
  check(request);
  if (confirmedSumCents < 1n) throw new InvalidInput('confirmedSumCents', '1 fen or more');
  const filter = writeFilter(request.conditions);
  const purchaseId = await inTransaction(platform.db, async (tx) => {
    const id = newId();
    const terms = [marketItemId, quantity, priceLimitCents, confirmedSumCents, filter].join(' ');
    const claim = { userId, operation: 'buyCheapest', clientRequestId, input: { terms } };
    const repeated = await claimRequest(tx, { ...claim, resultId: id });
    if (repeated) return repeated;
    await admitPress(tx, userId);
    await insertCartPurchase(tx, { id, userId, confirmedSumCents, lines: [] });
    return id;
  });
  checkpoint('cheapest.claimed');
  await inPress(platform, purchaseId, async () => {
    while (await chooseNext(platform, request, purchaseId)) await buyLines(platform, { userId, purchaseId });
  });
  return purchaseId;
}

/** Chooses copies for what a press still lacks, or records why there are none. @returns whether there are copies to try. */
async function chooseNext(
  platform: Platform,
  request: CheapestRequest,
  purchaseId: string,
): Promise<boolean> {
  const seen = await readPress(platform.db, purchaseId);
  const isReady = hasCopies(seen, request);
  if (isReady !== null) return isReady;
  // Those that were tried may be among the copies found.
  const wanted = leftOf(seen, request).quantity + seen.lines.length;
  const copies = await listCheapest(platform, request, Math.min(wanted, TRIES_MAX));
  return inTransaction(platform.db, async (tx) => {
    const press = await lockPress(tx, purchaseId);
    const isReadyNow = hasCopies(press, request);
    if (isReadyNow !== null) return isReadyNow;
    const left = leftOf(press, request);
    const { depositCents, proceedsCents } = await lockSpendable(tx, request.userId);
    const tried = new Set(press.lines.map(({ listingId }) => listingId));
    const untried = copies.filter(({ id }) => !tried.has(id)).slice(0, TRIES_MAX - tried.size);
    const stopped = stopOf(press);
    const { lines, stopReason } = stopped
      ? { lines: [], stopReason: stopped }
      : chooseCheapest(untried, { ...left, spendableCents: depositCents + proceedsCents });
    if (lines.length > 0) await insertPurchaseLines(tx, { purchaseId, begin: press.lines.length, lines });
    else await saveStopReason(tx, purchaseId, stopReason ?? 'noMoreCopies');
    checkpoint('cheapest.chosen');
    return lines.length > 0;
  });
}

/** Whether a press has copies to try: false where it has ended, null where it lacks some that have to be chosen. */
function hasCopies(press: PressSoFar, request: CheapestRequest): boolean | null {
  if (press.stopReason !== null) return false;
  if (press.lines.some(({ outcome }) => outcome === null)) return true;
  return leftOf(press, request).quantity === 0 ? false : null;
}

/** What a press may still buy. */
function leftOf(
  { lines }: PressSoFar,
  { quantity, priceLimitCents, confirmedSumCents }: CheapestRequest,
): { quantity: number; priceLimitCents: Cents; sumCents: Cents } {
  const bought = lines.filter(({ outcome }) => outcome === 'bought');
  const spentCents = bought.reduce((sum, { expectedPriceCents }) => sum + expectedPriceCents, 0n);
  return {
    priceLimitCents,
    quantity: quantity - bought.length,
    sumCents: confirmedSumCents - spentCents,
  };
}

/** What a copy met that the next one would meet as well. */
function stopOf({ lines }: PressSoFar): StopReason | null {
  const stops = ['insufficientFunds', 'notAllowed'] as const;
  return stops.find((stop) => lines.some(({ outcome }) => outcome === stop)) ?? null;
}
