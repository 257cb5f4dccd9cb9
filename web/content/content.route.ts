import { pageRoute } from '../app/pageRoute.ts';
import type { WingRoutes } from '../app/wingRoutes.ts';

/** What the site says about itself: help, news, agreements, the open platform, the app. Its texts are files, one for each article and language. */
export const wingRoutes: WingRoutes = {
  main: [
    pageRoute({ path: 'help/:serial?', wing: 'content', page: 'HelpPage' }),
    pageRoute({ path: 'information', wing: 'content', page: 'InformationPage' }),
    pageRoute({ path: 'news', wing: 'content', page: 'NewsPage' }),
    pageRoute({ path: 'openplat', wing: 'content', page: 'OpenPlatformPage' }),
    pageRoute({ path: 'download/app', wing: 'content', page: 'DownloadPage' }),
  ],
};
