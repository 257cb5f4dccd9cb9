import type { FeatureRoutes } from '../app/featureRoutes.ts';
import { pageRoute } from '../app/pageRoute.ts';

/**
 * Routes of the site's own content: help, news, agreements, the open platform, the app. Its texts are files, one per
 * article and language.
 */
export const featureRoutes: FeatureRoutes = {
  main: [
    pageRoute({ path: 'help/:serial?', feature: 'content', page: 'HelpPage' }),
    pageRoute({ path: 'information', feature: 'content', page: 'InformationPage' }),
    pageRoute({ path: 'news', feature: 'content', page: 'NewsPage' }),
    pageRoute({ path: 'openplat', feature: 'content', page: 'OpenPlatformPage' }),
    pageRoute({ path: 'download/app', feature: 'content', page: 'DownloadPage' }),
  ],
};
