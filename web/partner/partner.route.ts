import type { FeatureRoutes } from '../app/featureRoutes.ts';
import { pageRoute } from '../app/pageRoute.ts';

/** Route of the partner's pages: application, setup, console. */
export const featureRoutes: FeatureRoutes = {
  user: [pageRoute({ path: 'user/openapi', feature: 'partner', page: 'PartnerPage' })],
};
