import type { FeatureRoutes } from '../app/featureRoutes.ts';
import { pageRoute } from '../app/pageRoute.ts';

/** The first page of the site. */
export const featureRoutes: FeatureRoutes = {
  main: [pageRoute({ index: true, feature: 'home', page: 'HomePage' })],
};
