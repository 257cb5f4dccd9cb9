import type { FeatureRoutes } from '../app/featureRoutes.ts';
import { pageRoute } from '../app/pageRoute.ts';

/** Routes of the signed-in user's settings and of their letters to the operators. */
export const featureRoutes: FeatureRoutes = {
  user: [
    pageRoute({ path: 'user/setting', feature: 'user', page: 'SettingPage' }),
    pageRoute({ path: 'user/letters', feature: 'user', page: 'LettersPage' }),
  ],
};
