import { readFilterText } from '../../catalog/filter/readFilterText.ts';
import type { MarketIndex } from '../../catalog/market/marketIndex.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Cents } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { BidEnded } from '../../orders/bid/bid.errors.ts';
import { cancelBid, editBid, type OwnBid, pauseBid, resumeBid } from '../../orders/bid/changeBid.ts';
import { openBid } from '../../orders/bid/openBid.ts';
import { catalogueVocabulary } from '../../selling/copies/catalogueVocabulary.ts';
import { MarketItemUnknown } from './open.errors.ts';
import { findOpenBid } from './openBid.store.ts';

/** Maximum number of buy orders in one batch. */
export const BIDS_MAX = 100;

/** A buy order as a partner asks for it. */
export interface PartnerBid {
  ownNo: string;
  marketHashName: string;
  quantity: number;
  /** The most that one copy may cost, in fen. */
  priceCents: Cents;
  /** The most where others bid for it too; undefined: its price. */
  upToCents: Cents | undefined;
  /** What copies must be like, as a filter in text. */
  conditions: string;
  expiresAt: Date | null;
  isHighPriceConfirmed: boolean;
  /** The trade link that receives the copies; undefined for the partner's own. */
  tradeUrl: string | undefined;
}

/** What bids need of the services. */
export interface BidServices {
  platform: Platform;
  market: MarketIndex;
}

const readConditions = (market: MarketIndex, text: string) =>
  readFilterText(text, { place: 'bid', vocabulary: catalogueVocabulary(market) });

/**
 * Opens a buy order for a partner. Repeating the same `ownNo` returns the first one; a refused one does not use up the number.
 * @returns the bid's id.
 * @throws MarketItemUnknown, FilterInvalid, and what `openBid` throws.
 */
export async function bidForPartner(
  { platform, market }: BidServices,
  userId: string,
  asked: PartnerBid,
): Promise<string> {
  const item = market.findByName(asked.marketHashName);
  if (!item) throw new MarketItemUnknown();
  const conditions = readConditions(market, asked.conditions);
  const { ownNo, quantity, priceCents, upToCents, expiresAt, tradeUrl } = asked;
  return openBid(platform, {
    userId,
    marketItemId: item.id,
    quantity,
    priceCents,
    upToCents,
    conditions,
    expiresAt,
    ownNo,
    isConfirmed: asked.isHighPriceConfirmed,
    clientRequestId: `open_${ownNo}`,
    ...(tradeUrl !== undefined && { tradeUrl }),
  });
}

/** What became of one buy order of a batch: a bid, or the reason why there is none. */
export interface BidOutcome {
  ownNo: string;
  bidId: string | null;
  error: DomainError | InvalidInput | null;
}

/**
 * Opens many buy orders, one after the other, each in its own transaction and under its own number. One that fails does not affect the others.
 * Repeating the batch returns the first ones.
 * @returns an outcome for each, in their order.
 * @throws InvalidInput if two have the same number, before anything is opened.
 */
export async function bidManyForPartner(
  services: BidServices,
  userId: string,
  bids: readonly PartnerBid[],
): Promise<BidOutcome[]> {
  const numbers = bids.map(({ ownNo }) => ownNo);
  const twice = numbers.findIndex((number, index) => numbers.indexOf(number) < index);
  if (twice >= 0) throw new InvalidInput(`bids[${twice}].ownNo`, 'each once');
  const outcomes: BidOutcome[] = [];
  for (const bid of bids) outcomes.push(await outcomeOf(services, userId, bid));
  return outcomes;
}

async function outcomeOf(services: BidServices, userId: string, bid: PartnerBid): Promise<BidOutcome> {
  const { ownNo } = bid;
  try {
    return { ownNo, bidId: await bidForPartner(services, userId, bid), error: null };
  } catch (error) {
    if (!(error instanceof DomainError || error instanceof InvalidInput)) throw error;
    return { ownNo, bidId: null, error };
  }
}

/** What a partner changes of a buy order; undefined leaves it as it is. */
export interface PartnerBidChange {
  quantity?: number | undefined;
  priceCents: Cents | undefined;
  upToCents: Cents | undefined;
  /** What copies must be like, as a filter in text. */
  conditions?: string | undefined;
  expiresAt: Date | undefined;
  isPaused?: boolean | undefined;
  isHighPriceConfirmed: boolean;
}

/**
 * Changes a partner's open bid, all of it or nothing.
 * @throws InvalidInput if nothing is to change, FilterInvalid, and what `editBid` throws.
 */
export async function changeForPartner(
  { platform, market }: BidServices,
  own: OwnBid,
  { isPaused, isHighPriceConfirmed, conditions, ...change }: PartnerBidChange,
): Promise<void> {
  if ([conditions, ...Object.values(change)].some((value) => value !== undefined))
    return editBid(platform, {
      ...own,
      quantity: change.quantity ?? null,
      priceCents: change.priceCents ?? null,
      upToCents: change.upToCents,
      conditions: conditions === undefined ? null : readConditions(market, conditions),
      expiresAt: change.expiresAt ?? null,
      isConfirmed: isHighPriceConfirmed,
      ...(isPaused !== undefined && { isPaused }),
    });
  if (isPaused === undefined)
    throw new InvalidInput(
      'quantity',
      'name quantity, priceLimitCents, upToCents, conditions, expiresAt or isPaused',
    );
  return isPaused ? pauseBid(platform, own) : resumeBid(platform, own);
}

/** Cancels a partner's bid; one that is cancelled stays so, for a repeated request. @throws BidEnded */
export async function cancelForPartner(platform: Platform, own: OwnBid): Promise<void> {
  try {
    await cancelBid(platform, own);
  } catch (error) {
    if (!(error instanceof BidEnded)) throw error;
    const bid = await findOpenBid(platform.db, own.userId, own.bidId);
    if (bid?.state !== 'cancelled') throw error;
  }
}
