import type { Feature } from '../../shell/feature.ts';
import { pageRoute } from '../../shell/pageRoute.ts';

/** Route of the home page. */
export const feature: Feature = {
  main: [pageRoute({ index: true, feature: 'catalog/home', page: 'HomePage' })],
};
