import { pageRoute } from '../app/pageRoute.ts';
import type { WingRoutes } from '../app/wingRoutes.ts';

/** Prices of other places beside ours. */
export const wingRoutes: WingRoutes = {
  main: [pageRoute({ path: 'multiplatform', wing: 'multiplatform', page: 'MultiPlatformPage' })],
};
