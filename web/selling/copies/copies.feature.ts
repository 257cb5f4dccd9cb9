import type { Feature } from '../../shell/feature.ts';
import { pageRoute } from '../../shell/pageRoute.ts';

/** Route of the search over the copies of all items. */
export const feature: Feature = {
  main: [pageRoute({ path: 'copies', feature: 'selling/copies', page: 'CopiesPage' })],
};
