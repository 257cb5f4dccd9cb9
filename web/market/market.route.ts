import type { FeatureRoutes } from '../app/featureRoutes.ts';
import { pageRoute } from '../app/pageRoute.ts';

/** Routes of the market's public pages. */
export const featureRoutes: FeatureRoutes = {
  main: [
    pageRoute({ path: 'market', feature: 'market', page: 'MarketPage' }),
    pageRoute({ path: 'goods', feature: 'market', page: 'GoodsPage' }),
  ],
};
