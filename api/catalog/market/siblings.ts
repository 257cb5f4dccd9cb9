import type { MarketIndex } from './marketIndex.ts';
import type { MarketItemRow } from './marketItem.store.ts';
import { EXTERIORS } from './marketItem.ts';

/** The items of a finish, best exterior first. */
export function listSiblings(market: MarketIndex, finishName: string): MarketItemRow[] {
  const rankOf = ({ tagExterior }: MarketItemRow): number =>
    (EXTERIORS as readonly (string | null)[]).indexOf(tagExterior);
  return market.listFinish(finishName).toSorted((a, b) => rankOf(a) - rankOf(b));
}
