import { pageRoute } from '../app/pageRoute.ts';
import type { WingRoutes } from '../app/wingRoutes.ts';

/** Who sells most, and one seller's shop. */
export const wingRoutes: WingRoutes = {
  main: [
    pageRoute({ path: 'sellhot', wing: 'seller', page: 'HotSellersPage' }),
    pageRoute({ path: 'shop/:sellerId', wing: 'seller', page: 'ShopPage' }),
  ],
};
