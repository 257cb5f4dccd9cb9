import type { FeatureRoutes } from '../app/featureRoutes.ts';
import { pageRoute } from '../app/pageRoute.ts';

/** The signed-in user as a partner: application, setting up, console. */
export const featureRoutes: FeatureRoutes = {
  user: [pageRoute({ path: 'user/openapi', feature: 'partner', page: 'PartnerPage' })],
};
