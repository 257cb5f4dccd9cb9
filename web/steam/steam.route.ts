import { pageRoute } from '../app/pageRoute.ts';
import type { WingRoutes } from '../app/wingRoutes.ts';

/** The signed-in user's Steam accounts. */
export const wingRoutes: WingRoutes = {
  user: [pageRoute({ path: 'user/steam', wing: 'steam', page: 'SteamPage' })],
};
