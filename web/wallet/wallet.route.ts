import type { FeatureRoutes } from '../app/featureRoutes.ts';
import { pageRoute } from '../app/pageRoute.ts';

/** The signed-in user's money. */
export const featureRoutes: FeatureRoutes = {
  user: [pageRoute({ path: 'user/wallet', feature: 'wallet', page: 'WalletPage' })],
};
