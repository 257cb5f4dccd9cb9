import type { FeatureRoutes } from '../app/featureRoutes.ts';
import { pageRoute } from '../app/pageRoute.ts';

/** Routes of the signed-in user's wallet. */
export const featureRoutes: FeatureRoutes = {
  user: [pageRoute({ path: 'user/wallet', feature: 'wallet', page: 'WalletPage' })],
};
