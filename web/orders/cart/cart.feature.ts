import type { Feature } from '../../shell/feature.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';

const CheapestDialog = lazyPart(async () => (await import('./CheapestDialog.tsx')).CheapestDialog);

/** The copies that the viewer means to buy, also as a visitor, and the dialog that buys the cheapest of an item. */
export const feature: Feature = {
  user: [pageRoute({ path: 'user/cart', feature: 'orders/cart', page: 'CartPage' })],
  SignedInWatch: lazyPart(
    async () => (await import('./CartMerge.tsx')).CartMerge,
    () => null,
  ),
  dialogs: { cheapest: { words: 'cart', Dialog: CheapestDialog } },
};
