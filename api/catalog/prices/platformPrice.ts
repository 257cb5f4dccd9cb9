import { toSafeNumber } from '../../kernel/money.ts';
import {
  gapOf,
  PLATFORM_FRESH_MS,
  PLATFORM_TERMS,
  type PlatformGap,
  type PlatformName,
  proceedsOf,
  type SellingFees,
} from '../market/pricePlatform.ts';

/** What another platform asks for an item. */
interface PlatformAsk {
  readonly platform: PlatformName;
  readonly askCents: bigint;
}

/** True if a price of another platform is recent enough to be used. */
export function isFresh(fetchedAt: Date, now: Date): boolean {
  return now.getTime() - fetchedAt.getTime() < PLATFORM_FRESH_MS;
}

/** What a seller keeps there of the lowest ask, in fen, after the sale and paying it out. */
export function proceedsThere({ platform, askCents }: PlatformAsk): number {
  return proceedsOf(toSafeNumber(askCents), PLATFORM_TERMS[platform]);
}

/** Bought here at the lowest ask, sold there at theirs. Null where nobody sells here. */
export function gapOfBuyingHere(
  { platform, askCents }: PlatformAsk,
  lowestAskCents: bigint | null,
): PlatformGap | null {
  if (lowestAskCents === null) return null;
  return gapOf(toSafeNumber(lowestAskCents), toSafeNumber(askCents), PLATFORM_TERMS[platform]);
}

/** Bought there at the lowest ask, sold here at ours. Null where nobody sells here. */
export function gapOfBuyingThere(
  { askCents }: PlatformAsk,
  lowestAskCents: bigint | null,
  ownFees: SellingFees,
): PlatformGap | null {
  if (lowestAskCents === null) return null;
  return gapOf(toSafeNumber(askCents), toSafeNumber(lowestAskCents), ownFees);
}
