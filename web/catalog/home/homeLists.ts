import type { HomePageQuery$variables } from '../../__generated__/HomePageQuery.graphql.ts';

/**
 * Just below the highest ask that is allowed. At it stand asks of items that are worth more, in an order that means
 * nothing.
 */
const BELOW_CAP_CENTS = 9_999_999;

/**
 * The filter of each list of the home page (requirements H-01, H-02). A bargain has buyers: it was sold in the last 24
 * hours, so its reference price is fresh.
 */
export const HOME_LISTS: HomePageQuery$variables = {
  automatic: { isAutomatic: true },
  hot: { isHot: true },
  dearest: { isHot: true, maxPriceCents: BELOW_CAP_CENTS },
  lowStock: { isLowStock: true, maxPriceCents: BELOW_CAP_CENTS },
  bargain: { isBargain: true, isHot: true, maxPriceCents: BELOW_CAP_CENTS },
  trends: { maxPriceCents: BELOW_CAP_CENTS },
};

/**
 * The market URL for each list of the home page, with the same filter and sort order (the market's state is in its
 * URL, M-01).
 */
export const MARKET_PATHS = {
  all: '/market',
  automatic: '/market?zone=auto',
  hot: '/market?zone=hot&sort=3',
  lowStock: '/market?maxPrice=99999.99&zone=low&sort=2',
  newest: '/market?sort=4',
  bargain: '/market?maxPrice=99999.99&zone=hot%2Cbargain&sort=3',
} as const;

/** The lists in the order in which they choose their items, each with the number that it shows. */
const SHOWN = [
  ['dearest', 1],
  ['trends', 8],
  ['automatic', 6],
  ['hot', 6],
  ['lowStock', 6],
  ['latest', 5],
  ['bargain', 5],
] as const;

/** A list of the home page. */
export type HomeList = (typeof SHOWN)[number][0];

/**
 * The items that each list shows: its first ones that no list before it has chosen, so that the page has no item twice.
 * @param idsOf the ids of each list, more than it shows; null where it could not be loaded.
 */
export function chooseItems(
  idsOf: Readonly<Record<HomeList, readonly string[] | null>>,
): Record<HomeList, ReadonlySet<string>> {
  const taken = new Set<string>();
  const chosen: Partial<Record<HomeList, ReadonlySet<string>>> = {};
  for (const [list, count] of SHOWN) {
    const ids = (idsOf[list] ?? []).filter((id) => !taken.has(id)).slice(0, count);
    chosen[list] = new Set(ids);
    for (const id of ids) {
      taken.add(id);
    }
  }
  return chosen as Record<HomeList, ReadonlySet<string>>;
}
