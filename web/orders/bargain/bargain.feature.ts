import type { Feature } from '../../shell/feature.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';

const OFFER_DIALOG = {
  words: 'bargain',
  Dialog: lazyPart(async () => (await import('./OfferDialog.tsx')).OfferDialog),
};

/** The offers that the viewer has made and received, the dialog that makes one, and the one that says what offers a listing takes. */
export const feature: Feature = {
  user: [pageRoute({ path: 'user/offers', feature: 'orders/bargain', page: 'OffersPage' })],
  dialogs: {
    bargain: OFFER_DIALOG,
    listingTerms: OFFER_DIALOG,
  },
};
