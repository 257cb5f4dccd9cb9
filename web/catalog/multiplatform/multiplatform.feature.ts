import type { Feature } from '../../shell/feature.ts';
import { pageRoute } from '../../shell/pageRoute.ts';

/** Route of the price comparison. */
export const feature: Feature = {
  main: [pageRoute({ path: 'multiplatform', feature: 'catalog/multiplatform', page: 'MultiPlatformPage' })],
};
