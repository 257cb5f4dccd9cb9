import { pageRoute } from '../app/pageRoute.ts';
import type { WingRoutes } from '../app/wingRoutes.ts';

/** How the market does, for everybody. */
export const wingRoutes: WingRoutes = {
  main: [pageRoute({ path: 'status', wing: 'status', page: 'StatusPage' })],
};
