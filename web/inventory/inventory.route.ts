import { pageRoute } from '../app/pageRoute.ts';
import type { WingRoutes } from '../app/wingRoutes.ts';

/** The inventories in the user area. */
export const wingRoutes: WingRoutes = {
  user: [pageRoute({ path: 'user/inventory', wing: 'inventory', page: 'InventoryPage' })],
};
