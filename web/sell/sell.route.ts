import { pageRoute } from '../app/pageRoute.ts';
import type { WingRoutes } from '../app/wingRoutes.ts';

/** The seller's own listings in the user area. */
export const wingRoutes: WingRoutes = {
  user: [pageRoute({ path: 'user/sell', wing: 'sell', page: 'SellPage' })],
};
