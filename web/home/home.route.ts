import type { FeatureRoutes } from '../app/featureRoutes.ts';
import { pageRoute } from '../app/pageRoute.ts';

/** Route of the home page. */
export const featureRoutes: FeatureRoutes = {
  main: [pageRoute({ index: true, feature: 'home', page: 'HomePage' })],
};
