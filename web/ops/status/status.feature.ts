import type { Feature } from '../../shell/feature.ts';
import { pageRoute } from '../../shell/pageRoute.ts';

/** Route of the public status page. */
export const feature: Feature = {
  main: [pageRoute({ path: 'status', feature: 'ops/status', page: 'StatusPage' })],
};
