import { pageRoute } from '../app/pageRoute.ts';
import type { WingRoutes } from '../app/wingRoutes.ts';

/** Purchases and sales of the signed-in user. */
export const wingRoutes: WingRoutes = {
  user: [
    pageRoute({ path: 'user/order', wing: 'order', page: 'OrderListPage' }),
    pageRoute({ path: 'user/orderDetail', wing: 'order', page: 'OrderDetailPage' }),
  ],
};
