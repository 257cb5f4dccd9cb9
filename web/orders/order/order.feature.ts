import type { Feature } from '../../shell/feature.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';

const PurchaseDialog = lazyPart(async () => (await import('./PurchaseDialog.tsx')).PurchaseDialog);

/** The signed-in user's purchases and sales, and the dialog that buys. */
export const feature: Feature = {
  user: [
    pageRoute({ path: 'user/order', feature: 'orders/order', page: 'OrderListPage' }),
    pageRoute({ path: 'user/delivery', feature: 'orders/order', page: 'DeliveryDeskPage' }),
    pageRoute({ path: 'user/orderDetail', feature: 'orders/order', page: 'OrderDetailPage' }),
  ],
  dialogs: { purchase: { words: 'order', Dialog: PurchaseDialog } },
};
