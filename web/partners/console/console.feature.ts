import type { Feature } from '../../shell/feature.ts';
import { pageRoute } from '../../shell/pageRoute.ts';

/** Route of the partner's pages: application, setup, console. */
export const feature: Feature = {
  user: [pageRoute({ path: 'user/openapi', feature: 'partners/console', page: 'PartnerPage' })],
};
