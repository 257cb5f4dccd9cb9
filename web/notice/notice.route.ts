import type { FeatureRoutes } from '../app/featureRoutes.ts';
import { pageRoute } from '../app/pageRoute.ts';

/** Route of announcements and of the viewer's notices. */
export const featureRoutes: FeatureRoutes = {
  main: [pageRoute({ path: 'notice', feature: 'notice', page: 'NoticePage' })],
};
