import { pageRoute } from '../app/pageRoute.ts';
import type { WingRoutes } from '../app/wingRoutes.ts';

/** The signed-in user's money. */
export const wingRoutes: WingRoutes = {
  user: [pageRoute({ path: 'user/wallet', wing: 'wallet', page: 'WalletPage' })],
};
