import { pageRoute } from '../app/pageRoute.ts';
import type { WingRoutes } from '../app/wingRoutes.ts';

/** The signed-in user's settings. */
export const wingRoutes: WingRoutes = {
  user: [pageRoute({ path: 'user/setting', wing: 'user', page: 'SettingPage' })],
};
