import { pageRoute } from '../app/pageRoute.ts';
import type { WingRoutes } from '../app/wingRoutes.ts';

/** The signed-in user's settings, and their letters to the operators. */
export const wingRoutes: WingRoutes = {
  user: [
    pageRoute({ path: 'user/setting', wing: 'user', page: 'SettingPage' }),
    pageRoute({ path: 'user/letters', wing: 'user', page: 'LettersPage' }),
  ],
};
