import { pageRoute } from '../app/pageRoute.ts';
import type { WingRoutes } from '../app/wingRoutes.ts';

/** The signed-in user as a partner: application, setting up, console. */
export const wingRoutes: WingRoutes = {
  user: [pageRoute({ path: 'user/openapi', wing: 'partner', page: 'PartnerPage' })],
};
