import type { FeatureRoutes } from '../app/featureRoutes.ts';
import { pageRoute } from '../app/pageRoute.ts';

/** Routes of the seller's own listings in the user area. */
export const featureRoutes: FeatureRoutes = {
  user: [pageRoute({ path: 'user/sell', feature: 'sell', page: 'SellPage' })],
};
