import type { FeatureRoutes } from '../app/featureRoutes.ts';
import { pageRoute } from '../app/pageRoute.ts';

/** Routes of the signed-in user's purchases and sales. */
export const featureRoutes: FeatureRoutes = {
  user: [
    pageRoute({ path: 'user/order', feature: 'order', page: 'OrderListPage' }),
    pageRoute({ path: 'user/orderDetail', feature: 'order', page: 'OrderDetailPage' }),
  ],
};
