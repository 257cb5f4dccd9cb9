import { pageRoute } from '../app/pageRoute.ts';
import type { WingRoutes } from '../app/wingRoutes.ts';

/** The watchlist in the user area. */
export const wingRoutes: WingRoutes = {
  user: [pageRoute({ path: 'user/watch', wing: 'watch', page: 'WatchPage' })],
};
