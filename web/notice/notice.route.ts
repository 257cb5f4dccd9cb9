import { pageRoute } from '../app/pageRoute.ts';
import type { WingRoutes } from '../app/wingRoutes.ts';

/** What the platform tells everybody, and what it told the reader. */
export const wingRoutes: WingRoutes = {
  main: [pageRoute({ path: 'notice', wing: 'notice', page: 'NoticePage' })],
};
