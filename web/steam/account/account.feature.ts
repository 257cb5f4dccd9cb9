import type { Feature } from '../../shell/feature.ts';
import { pageRoute } from '../../shell/pageRoute.ts';

/** Route of the signed-in user's Steam accounts. */
export const feature: Feature = {
  user: [pageRoute({ path: 'user/steam', feature: 'steam/account', page: 'SteamPage' })],
};
