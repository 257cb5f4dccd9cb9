import { pageRoute } from '../app/pageRoute.ts';
import type { WingRoutes } from '../app/wingRoutes.ts';

/** The public pages of the market wing. */
export const wingRoutes: WingRoutes = {
  main: [
    pageRoute({ path: 'market', wing: 'market', page: 'MarketPage' }),
    pageRoute({ path: 'goods', wing: 'market', page: 'GoodsPage' }),
  ],
};
