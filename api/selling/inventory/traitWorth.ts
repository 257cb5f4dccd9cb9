import { EXTERIORS } from '../../catalog/items/exterior.ts';
import { medianCents } from '../../catalog/prices/reference.ts';
import type { PatternSale } from '../../catalog/prices/sale.store.ts';
import { type CopyTraits, traitsOf } from '../../catalog/traits/copyTraits.ts';
import type { Cents } from '../../kernel/money.ts';

/** A trait that prices may follow. */
export type PricedTrait = 'fade' | 'blue' | 'wear' | 'stickers';

/** What copies with a like trait were sold for, beside all copies of the item; of its phase, where a copy has one. Amounts in fen. */
export interface TraitWorth {
  readonly trait: PricedTrait;
  readonly likeCount: number;
  readonly likeMedianCents: Cents;
  readonly allCount: number;
  readonly allMedianCents: Cents;
}

/** What is compared of a copy, on sale or sold. */
export type PricedCopy = Pick<CopyTraits, 'fadeShare' | 'blueShare'> & {
  readonly floatValue: number | null;
  /** Market hash names of its stickers. */
  readonly stickers: readonly string[];
};

/** True for a sold copy that is like the copy in a trait, null for one without the trait. */
type Likeness = (sold: PricedCopy) => boolean | null;

/** Shares of a pattern are alike within so many percent points. */
const SHARE_POINTS: Readonly<Record<'fade' | 'blue', number>> = { fade: 1.5, blue: 5 };
/** Wears are alike within this share of the range of their exterior. */
const WEAR_SHARE = 1 / 20;
/** Fewer sales than these say nothing. */
const SALES_MIN = 5;

/** Whether two numbers that copies can have are near each other; null where one has none. */
function nearTo(own: number | null, distance: number, read: (sold: PricedCopy) => number | null) {
  if (own === null) return null;
  return (sold: PricedCopy) => {
    const other = read(sold);
    return other === null ? null : Math.abs(other - own) <= distance;
  };
}

/** The sticker that a copy carries most often, the first of several, and how often. Null without stickers. */
function mostCarried(stickers: readonly string[]): readonly [name: string, count: number] | null {
  const counts = Map.groupBy(stickers, (name) => name);
  const [most] = [...counts].toSorted(([, a], [, b]) => b.length - a.length);
  return most ? [most[0], most[1].length] : null;
}

/** What each trait of a copy is compared by; null if it does not have the trait. */
const LIKENESS: Readonly<Record<PricedTrait, (copy: PricedCopy) => Likeness | null>> = {
  fade: ({ fadeShare }) => nearTo(fadeShare, SHARE_POINTS.fade, (sold) => sold.fadeShare),
  blue: ({ blueShare }) => nearTo(blueShare, SHARE_POINTS.blue, (sold) => sold.blueShare),
  wear({ floatValue }) {
    const exterior = EXTERIORS.findLast(({ floatMin }) => floatValue !== null && floatValue >= floatMin);
    const range = exterior ? exterior.floatMax - exterior.floatMin : 0;
    return nearTo(floatValue, range * WEAR_SHARE, (sold) => sold.floatValue);
  },
  stickers(copy) {
    const most = mostCarried(copy.stickers);
    if (most === null) return null;
    const [name, count] = most;
    return ({ stickers }) => stickers.filter((other) => other === name).length >= count;
  },
};

/** Whether a trait follows from the finish and the seed. */
export const isPattern = (trait: PricedTrait): boolean => trait === 'fade' || trait === 'blue';

/** Whether a copy has a trait at all, such as a fade. */
export function hasTrait(copy: PricedCopy, trait: PricedTrait): boolean {
  return LIKENESS[trait](copy) !== null;
}

/**
 * What traits of a copy were worth in sales of its item. Nothing is told of a trait with fewer than five like sales.
 * @param finish the item's name without quality and exterior.
 * @param phase the copy's Doppler phase or gem; null if it has none.
 */
export function traitWorthOf(
  copy: PricedCopy,
  traits: readonly PricedTrait[],
  { finish, phase, sales }: { finish: string; phase: string | null; sales: readonly PatternSale[] },
): TraitWorth[] {
  const hasPattern = traits.some(isPattern);
  // Phases have prices of their own, whatever else two copies share.
  const comparable = sales.filter((sale) => phase === null || sale.phase === phase);
  const sold = comparable.map((sale) => ({
    priceCents: sale.priceCents,
    copy: {
      ...(hasPattern ? traitsOf(finish, sale.paintSeed) : { fadeShare: null, blueShare: null }),
      floatValue: sale.floatValue,
      stickers: sale.stickers ?? [],
    },
  }));
  return traits.flatMap((trait) => {
    const isLike = LIKENESS[trait](copy);
    if (isLike === null) return [];
    const known = sold.flatMap(({ priceCents, copy: other }) => {
      const isAlike = isLike(other);
      return isAlike === null ? [] : [{ priceCents, isAlike }];
    });
    const like = known.filter(({ isAlike }) => isAlike).map(({ priceCents }) => priceCents);
    if (like.length < SALES_MIN) return [];
    return {
      trait,
      likeCount: like.length,
      likeMedianCents: medianCents(like),
      allCount: known.length,
      allMedianCents: medianCents(known.map(({ priceCents }) => priceCents)),
    };
  });
}
