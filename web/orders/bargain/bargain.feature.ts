import type { Feature } from '../../shell/feature.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';

const BargainDialog = lazyPart(async () => (await import('./BargainDialog.tsx')).BargainDialog);

/** The offers that the viewer has made and received, and the dialog that makes one. */
export const feature: Feature = {
  user: [pageRoute({ path: 'user/offers', feature: 'orders/bargain', page: 'OffersPage' })],
  dialogs: { bargain: { words: 'bargain', Dialog: BargainDialog } },
};
