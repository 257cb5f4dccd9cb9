import { pageRoute } from '../app/pageRoute.ts';
import type { WingRoutes } from '../app/wingRoutes.ts';

/** What the platform told the signed-in user. */
export const wingRoutes: WingRoutes = {
  user: [pageRoute({ path: 'user/messageCenter', wing: 'message', page: 'MessageCenterPage' })],
};
