import type { FeatureRoutes } from '../app/featureRoutes.ts';
import { pageRoute } from '../app/pageRoute.ts';

/** Who sells most, and one seller's shop. */
export const featureRoutes: FeatureRoutes = {
  main: [
    pageRoute({ path: 'sellhot', feature: 'seller', page: 'HotSellersPage' }),
    pageRoute({ path: 'shop/:sellerId', feature: 'seller', page: 'ShopPage' }),
  ],
};
