import type { Feature } from '../../shell/feature.ts';
import { pageRoute } from '../../shell/pageRoute.ts';

/**
 * Routes of the site's own content: help, news, agreements, the open platform, the app. Its texts are files, one per
 * article and language.
 */
export const feature: Feature = {
  main: [
    pageRoute({ path: 'help/:serial?', feature: 'content/articles', page: 'HelpPage' }),
    pageRoute({ path: 'information', feature: 'content/articles', page: 'InformationPage' }),
    pageRoute({ path: 'news', feature: 'content/articles', page: 'NewsPage' }),
    pageRoute({ path: 'openplat/:document?', feature: 'content/articles', page: 'OpenPlatformPage' }),
    pageRoute({ path: 'download/app', feature: 'content/articles', page: 'DownloadPage' }),
  ],
};
