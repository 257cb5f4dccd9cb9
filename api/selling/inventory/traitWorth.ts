import { medianCents } from '../../catalog/prices/reference.ts';
import type { PatternSale } from '../../catalog/prices/sale.store.ts';
import { type CopyTraits, traitsOf } from '../../catalog/traits/copyTraits.ts';
import type { Cents } from '../../kernel/money.ts';

/** A trait that prices may follow. */
export type PricedTrait = 'fade' | 'blue';

/** What copies with a like trait were sold for, beside all copies of the item. Amounts in fen. */
export interface TraitWorth {
  readonly trait: PricedTrait;
  readonly likeCount: number;
  readonly likeMedianCents: Cents;
  readonly allCount: number;
  readonly allMedianCents: Cents;
}

/** How far two shares lie apart at most that count as alike, in percent points, and the column that is compared. */
const ALIKE: Readonly<Record<PricedTrait, { column: 'fadeShare' | 'blueShare'; points: number }>> = {
  fade: { column: 'fadeShare', points: 1.5 },
  blue: { column: 'blueShare', points: 5 },
};

/** Fewer sales than these say nothing. */
const SALES_MIN = 5;

/**
 * What the traits of a copy were worth in sales of its item. Nothing is told of a trait with fewer than five like sales.
 * @param finish the item's name without quality and exterior.
 */
export function traitWorthOf(
  copy: Pick<CopyTraits, 'fadeShare' | 'blueShare'>,
  { finish, sales }: { finish: string; sales: readonly PatternSale[] },
): TraitWorth[] {
  const priced = sales.map(({ priceCents, paintSeed }) => ({ priceCents, ...traitsOf(finish, paintSeed) }));
  return (Object.keys(ALIKE) as PricedTrait[]).flatMap((trait) => {
    const { column, points } = ALIKE[trait];
    const share = copy[column];
    if (share === null) return [];
    const known = priced.flatMap(({ priceCents, [column]: other }) =>
      other === null ? [] : [{ priceCents, isAlike: Math.abs(other - share) <= points }],
    );
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
