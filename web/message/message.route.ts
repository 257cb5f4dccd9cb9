import type { FeatureRoutes } from '../app/featureRoutes.ts';
import { pageRoute } from '../app/pageRoute.ts';

/** What the platform told the signed-in user. */
export const featureRoutes: FeatureRoutes = {
  user: [pageRoute({ path: 'user/messageCenter', feature: 'message', page: 'MessageCenterPage' })],
};
