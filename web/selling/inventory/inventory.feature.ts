import type { Feature } from '../../shell/feature.ts';
import { pageRoute } from '../../shell/pageRoute.ts';

/** Routes of the inventory in the user area. */
export const feature: Feature = {
  user: [pageRoute({ path: 'user/inventory', feature: 'selling/inventory', page: 'InventoryPage' })],
};
