import type { HomePageQuery$variables } from '../../__generated__/HomePageQuery.graphql.ts';

/** The filter of each list of the home page (requirements H-01, H-02). */
export const HOME_LISTS: HomePageQuery$variables = {
  automatic: { isAutomatic: true },
  hot: { isHot: true },
  lowStock: { isLowStock: true },
  bargain: { isBargain: true },
};

/**
 * The market URL for each list of the home page, with the same filter and sort order (the market's state is in its
 * URL, M-01).
 */
export const MARKET_PATHS = {
  all: '/market',
  automatic: '/market?zone=auto',
  hot: '/market?zone=hot&sort=3',
  lowStock: '/market?zone=low&sort=2',
  newest: '/market?sort=4',
  bargain: '/market?zone=bargain&sort=5',
} as const;
