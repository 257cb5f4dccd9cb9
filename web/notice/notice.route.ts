import type { FeatureRoutes } from '../app/featureRoutes.ts';
import { pageRoute } from '../app/pageRoute.ts';

/** What the platform tells everybody, and what it told the reader. */
export const featureRoutes: FeatureRoutes = {
  main: [pageRoute({ path: 'notice', feature: 'notice', page: 'NoticePage' })],
};
