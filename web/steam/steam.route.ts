import type { FeatureRoutes } from '../app/featureRoutes.ts';
import { pageRoute } from '../app/pageRoute.ts';

/** Route of the signed-in user's Steam accounts. */
export const featureRoutes: FeatureRoutes = {
  user: [pageRoute({ path: 'user/steam', feature: 'steam', page: 'SteamPage' })],
};
