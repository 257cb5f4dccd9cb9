import type { FeatureRoutes } from '../app/featureRoutes.ts';
import { pageRoute } from '../app/pageRoute.ts';

/** Routes of the inventory in the user area. */
export const featureRoutes: FeatureRoutes = {
  user: [pageRoute({ path: 'user/inventory', feature: 'inventory', page: 'InventoryPage' })],
};
