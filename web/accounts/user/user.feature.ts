import type { Feature } from '../../shell/feature.ts';
import { pageRoute } from '../../shell/pageRoute.ts';

/** Routes of the signed-in user's settings and of their letters to the operators. */
export const feature: Feature = {
  user: [
    pageRoute({ path: 'user/setting', feature: 'accounts/user', page: 'SettingPage' }),
    pageRoute({ path: 'user/letters', feature: 'accounts/user', page: 'LettersPage' }),
  ],
};
