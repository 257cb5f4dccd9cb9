import type { Feature } from '../../shell/feature.ts';
import { pageRoute } from '../../shell/pageRoute.ts';

/** Route of announcements and of the viewer's notices. */
export const feature: Feature = {
  main: [pageRoute({ path: 'notice', feature: 'notifications/notice', page: 'NoticePage' })],
};
