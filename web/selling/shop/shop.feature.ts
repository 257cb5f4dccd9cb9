import type { Feature } from '../../shell/feature.ts';
import { pageRoute } from '../../shell/pageRoute.ts';

/** Routes of the seller list and of a seller's shop. */
export const feature: Feature = {
  main: [
    pageRoute({ path: 'sellhot', feature: 'selling/shop', page: 'HotSellersPage' }),
    pageRoute({ path: 'shop/:sellerId', feature: 'selling/shop', page: 'ShopPage' }),
  ],
};
