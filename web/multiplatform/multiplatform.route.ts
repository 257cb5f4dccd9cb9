import type { FeatureRoutes } from '../app/featureRoutes.ts';
import { pageRoute } from '../app/pageRoute.ts';

/** Prices of other places beside ours. */
export const featureRoutes: FeatureRoutes = {
  main: [pageRoute({ path: 'multiplatform', feature: 'multiplatform', page: 'MultiPlatformPage' })],
};
