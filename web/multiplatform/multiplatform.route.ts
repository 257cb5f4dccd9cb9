import type { FeatureRoutes } from '../app/featureRoutes.ts';
import { pageRoute } from '../app/pageRoute.ts';

/** Route of the price comparison. */
export const featureRoutes: FeatureRoutes = {
  main: [pageRoute({ path: 'multiplatform', feature: 'multiplatform', page: 'MultiPlatformPage' })],
};
