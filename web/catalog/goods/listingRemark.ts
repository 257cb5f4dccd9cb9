import { REMARKABLE_DISTANCE, referenceDistance } from '../items/marketItem.ts';

/** The remark of a copy. A row has at most one. */
export type ListingRemarkKind =
  | { readonly kind: 'lowest' }
  | { readonly kind: 'belowReference'; readonly percent: string }
  | { readonly kind: 'lowWear'; readonly percent: number }
  | { readonly kind: 'none' };

/** The data that decides the remark. Wear bounds are those of the finish; prices in cents. */
export interface RemarkFacts {
  readonly isCheapest: boolean;
  readonly askCents: number;
  readonly referenceCents: number | null;
  readonly floatValue: number | null;
  readonly exterior: string | null;
  readonly floatMin: number | null;
  readonly floatMax: number | null;
}

/** The wear bounds of the exteriors (Steam fact). */
const EXTERIOR_BOUNDS: Readonly<Record<string, readonly [number, number]>> = {
  WearCategory0: [0, 0.07],
  WearCategory1: [0.07, 0.15],
  WearCategory2: [0.15, 0.38],
  WearCategory3: [0.38, 0.45],
  WearCategory4: [0.45, 1],
};
/** A wear within this percentage counts as among the best of its exterior. */
const LOW_WEAR_PERCENT = 2;

/** The remark by priority: the cheapest copy, then a price well below the reference, then a rare wear. */
export function remarkOf(facts: RemarkFacts): ListingRemarkKind {
  if (facts.isCheapest) {
    return { kind: 'lowest' };
  }
  const distance = referenceDistance(facts.askCents, facts.referenceCents);
  if (distance !== null && distance <= REMARKABLE_DISTANCE) {
    return { kind: 'belowReference', percent: (-distance / 10).toFixed(1) };
  }
  const percent = wearPercent(facts);
  return percent !== null && percent <= LOW_WEAR_PERCENT ? { kind: 'lowWear', percent } : { kind: 'none' };
}

/** Position of a wear within the range of its exterior and finish, in whole percent from the best, at least 1. */
function wearPercent({ floatValue, exterior, floatMin, floatMax }: RemarkFacts): number | null {
  const bounds = EXTERIOR_BOUNDS[exterior ?? ''];
  if (floatValue === null || bounds === undefined) {
    return null;
  }
  const low = Math.max(bounds[0], floatMin ?? 0);
  const high = Math.min(bounds[1], floatMax ?? 1);
  return high > low ? Math.max(1, Math.ceil(((floatValue - low) / (high - low)) * 100)) : null;
}
