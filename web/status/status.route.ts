import type { FeatureRoutes } from '../app/featureRoutes.ts';
import { pageRoute } from '../app/pageRoute.ts';

/** How the market does, for everybody. */
export const featureRoutes: FeatureRoutes = {
  main: [pageRoute({ path: 'status', feature: 'status', page: 'StatusPage' })],
};
