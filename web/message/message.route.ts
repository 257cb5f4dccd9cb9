import type { FeatureRoutes } from '../app/featureRoutes.ts';
import { pageRoute } from '../app/pageRoute.ts';

/** Routes of the message centre. */
export const featureRoutes: FeatureRoutes = {
  user: [pageRoute({ path: 'user/messageCenter', feature: 'message', page: 'MessageCenterPage' })],
};
