import type { FeatureRoutes } from '../app/featureRoutes.ts';
import { pageRoute } from '../app/pageRoute.ts';

/** Route of the watchlist in the user area. */
export const featureRoutes: FeatureRoutes = {
  user: [pageRoute({ path: 'user/watch', feature: 'watch', page: 'WatchPage' })],
};
