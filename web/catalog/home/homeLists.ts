import type { HomePageQuery$variables } from '../../__generated__/HomePageQuery.graphql.ts';

/** The filter of each list of the home page (requirements H-01, H-02). */
export const HOME_LISTS: HomePageQuery$variables = {
  automatic: { isAutomatic: true },
  hot: { isHot: true },
  lowStock: { isLowStock: true },
  bargain: { isBargain: true },
};
