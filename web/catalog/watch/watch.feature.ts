import type { Feature } from '../../shell/feature.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';

const PriceAlertDialog = lazyPart(async () => (await import('./PriceAlertDialog.tsx')).PriceAlertDialog);
const SaveFilterDialog = lazyPart(async () => (await import('./SaveFilterDialog.tsx')).SaveFilterDialog);

/** The watchlist in the user area, and the dialogs that fill it. */
export const feature: Feature = {
  user: [pageRoute({ path: 'user/watch', feature: 'catalog/watch', page: 'WatchPage' })],
  dialogs: {
    priceAlert: { words: 'watch', Dialog: PriceAlertDialog },
    saveFilter: { words: 'watch', Dialog: SaveFilterDialog },
  },
};
