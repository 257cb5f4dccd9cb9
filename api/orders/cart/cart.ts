import { DomainError } from '../../kernel/domainError.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { AMOUNT_MAX_CENTS, type Cents } from '../../kernel/money.ts';
import { PriceChanged } from '../order/order.errors.ts';

/** Maximum number of copies in one cart, and in one press that buys several. */
export const CART_MAX = 50;

/** How a copy in a cart stands. `own` and `gone` copies cannot be bought. */
export const CART_LINE_STATES = ['onSale', 'priceChanged', 'gone', 'own'] as const;
export type CartLineState = (typeof CART_LINE_STATES)[number];

/** What became of one copy of a press. */
export const LINE_OUTCOMES = [
  'bought',
  'priceChanged',
  'gone',
  'own',
  'insufficientFunds',
  'notAllowed',
] as const;
export type LineOutcome = (typeof LINE_OUTCOMES)[number];

/** Why a press that buys the cheapest copies of an item bought fewer than were wanted. */
export const STOP_REASONS = [
  'noMoreCopies',
  'priceLimit',
  'sumLimit',
  'insufficientFunds',
  'notAllowed',
] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/** A copy and what it cost when its buyer saw it, in fen. */
export interface PricedCopy {
  listingId: string;
  priceCents: Cents;
}

/** A copy in a cart, with its listing as it is now. */
export interface CartLine extends PricedCopy {
  id: string;
  addedAt: Date;
  /** The current ask in fen. */
  askCents: Cents;
  sellerId: string;
  isOnSale: boolean;
}

/** How a line of a user's cart stands now. */
export function stateOfLine(line: CartLine, userId: string): CartLineState {
  if (!line.isOnSale) return 'gone';
  if (line.sellerId === userId) return 'own';
  return line.askCents === line.priceCents ? 'onSale' : 'priceChanged';
}

/** What the copies that can be bought cost now, in fen, and how many lines no longer are as they were added. */
export function sumCart(
  lines: readonly CartLine[],
  userId: string,
): { sumCents: Cents; changedCount: number } {
  let sumCents = 0n;
  let changedCount = 0;
  for (const line of lines) {
    const state = stateOfLine(line, userId);
    if (state === 'onSale' || state === 'priceChanged') sumCents += line.askCents;
    if (state !== 'onSale') changedCount += 1;
  }
  return { sumCents, changedCount };
}

/** @throws InvalidInput for no listing, more than 50, or one that is named twice. @param field that holds them. */
export function checkListings(listingIds: readonly string[], field: string): void {
  if (listingIds.length < 1 || listingIds.length > CART_MAX)
    throw new InvalidInput(field, `1 to ${CART_MAX} copies`);
  if (new Set(listingIds).size < listingIds.length) throw new InvalidInput(field, 'each copy once');
}

/**
 * Checks the copies of a request.
 * @throws InvalidInput for none, more than 50, one that is named twice, or a price that no listing has.
 */
export function checkCopies(lines: readonly PricedCopy[]): void {
  checkListings(
    lines.map(({ listingId }) => listingId),
    'lines',
  );
  if (lines.some(({ priceCents }) => priceCents < 1n || priceCents > AMOUNT_MAX_CENTS))
    throw new InvalidInput('expectedPriceCents', '1 fen to 100,000 yuan');
}

/** The sum of some prices, in fen. */
export function sumOf(lines: readonly PricedCopy[]): Cents {
  return lines.reduce((sum, { priceCents }) => sum + priceCents, 0n);
}

/** What became of one copy, as it is stored. */
export type StoredOutcome =
  | { outcome: 'bought'; orderId: string }
  | { outcome: 'priceChanged'; priceCents: Cents }
  | { outcome: 'gone' | 'own' | 'insufficientFunds' }
  | { outcome: 'notAllowed'; reason: string };

/** What an error of a purchase means for its copy; null for a failure that is no outcome, after which the line is tried again. */
export function outcomeOfError(error: unknown): StoredOutcome | null {
  if (error instanceof PriceChanged) return { outcome: 'priceChanged', priceCents: error.priceCents };
  if (!(error instanceof DomainError)) return null;
  switch (error.code) {
    case 'listingGone':
      return { outcome: 'gone' };
    case 'ownListing':
      return { outcome: 'own' };
    case 'insufficientFunds':
      return { outcome: 'insufficientFunds' };
    default:
      return { outcome: 'notAllowed', reason: error.code };
  }
}

/** How much a press that buys the cheapest copies may still buy, in fen where it is money. */
export interface CheapestBounds {
  /** Number of copies that are wanted. */
  quantity: number;
  /** The most that one copy may cost. */
  priceLimitCents: Cents;
  /** The most that they may cost together; null while nothing is confirmed. */
  sumCents: Cents | null;
  /** What the buyer can spend; null for a visitor. */
  spendableCents: Cents | null;
}

/** Chooses the first copies of a list that begins with the cheapest, and says why they are fewer than wanted. */
export function chooseCheapest(
  copies: readonly { id: string; askCents: Cents }[],
  { quantity, priceLimitCents, sumCents, spendableCents }: CheapestBounds,
): { lines: PricedCopy[]; stopReason: StopReason | null } {
  const lines: PricedCopy[] = [];
  let spentCents = 0n;
  for (const { id: listingId, askCents: priceCents } of copies) {
    if (lines.length === quantity) return { lines, stopReason: null };
    if (priceCents > priceLimitCents) return { lines, stopReason: 'priceLimit' };
    spentCents += priceCents;
    if (sumCents !== null && spentCents > sumCents) return { lines, stopReason: 'sumLimit' };
    if (spendableCents !== null && spentCents > spendableCents)
      return { lines, stopReason: 'insufficientFunds' };
    lines.push({ listingId, priceCents });
  }
  return { lines, stopReason: lines.length === quantity ? null : 'noMoreCopies' };
}
