import { pageRoute } from '../app/pageRoute.ts';
import type { WingRoutes } from '../app/wingRoutes.ts';

/** The first page of the site. */
export const wingRoutes: WingRoutes = {
  main: [pageRoute({ index: true, wing: 'home', page: 'HomePage' })],
};
