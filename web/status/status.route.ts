import type { FeatureRoutes } from '../app/featureRoutes.ts';
import { pageRoute } from '../app/pageRoute.ts';

/** Route of the public status page. */
export const featureRoutes: FeatureRoutes = {
  main: [pageRoute({ path: 'status', feature: 'status', page: 'StatusPage' })],
};
