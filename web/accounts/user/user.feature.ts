import type { Feature } from '../../shell/feature.ts';
import { pageRoute } from '../../shell/pageRoute.ts';

/** Routes of the list of the user's pages, of their settings, and of their letters to the operators. */
export const feature: Feature = {
  user: [
    pageRoute({ path: 'user/setting', feature: 'accounts/user', page: 'SettingPage' }),
    pageRoute({ path: 'user/me', feature: 'accounts/user', page: 'MePage' }),
    pageRoute({ path: 'user/letters', feature: 'accounts/user', page: 'LettersPage' }),
  ],
};
