import type { FeatureRoutes } from '../app/featureRoutes.ts';
import { pageRoute } from '../app/pageRoute.ts';

/** Purchases and sales of the signed-in user. */
export const featureRoutes: FeatureRoutes = {
  user: [
    pageRoute({ path: 'user/order', feature: 'order', page: 'OrderListPage' }),
    pageRoute({ path: 'user/orderDetail', feature: 'order', page: 'OrderDetailPage' }),
  ],
};
