import type { Feature } from '../../shell/feature.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';

const WATCH_DIALOG = {
  words: 'watch',
  Dialog: lazyPart(async () => (await import('./WatchDialog.tsx')).WatchDialog),
};

/** The watchlist in the user area, and the dialogs that fill it. */
export const feature: Feature = {
  user: [pageRoute({ path: 'user/watch', feature: 'catalog/watch', page: 'WatchPage' })],
  dialogs: {
    priceAlert: WATCH_DIALOG,
    saveFilter: WATCH_DIALOG,
  },
};
