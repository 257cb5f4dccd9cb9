import type { FeatureRoutes } from '../app/featureRoutes.ts';
import { pageRoute } from '../app/pageRoute.ts';

/** Routes of the seller list and of a seller's shop. */
export const featureRoutes: FeatureRoutes = {
  main: [
    pageRoute({ path: 'sellhot', feature: 'seller', page: 'HotSellersPage' }),
    pageRoute({ path: 'shop/:sellerId', feature: 'seller', page: 'ShopPage' }),
  ],
};
