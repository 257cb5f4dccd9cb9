import type { Feature } from '../../shell/feature.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';

const SELL_DIALOG = {
  words: 'sell',
  Dialog: lazyPart(async () => (await import('./SellDialog.tsx')).SellDialog),
};

/** The seller's own listings in the user area, and the bulk actions on listings and copies. */
export const feature: Feature = {
  user: [pageRoute({ path: 'user/sell', feature: 'selling/sell', page: 'SellPage' })],
  dialogs: {
    sell: SELL_DIALOG,
    quickSale: SELL_DIALOG,
    reprice: SELL_DIALOG,
    unlist: SELL_DIALOG,
    undo: SELL_DIALOG,
  },
};
