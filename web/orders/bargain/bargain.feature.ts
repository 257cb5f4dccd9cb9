import type { Feature } from '../../shell/feature.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';

const BargainDialog = lazyPart(async () => (await import('./BargainDialog.tsx')).BargainDialog);

const ListingTermsDialog = lazyPart(
  async () => (await import('./ListingTermsDialog.tsx')).ListingTermsDialog,
);

/** The offers that the viewer has made and received, the dialog that makes one, and the one that says what offers a listing takes. */
export const feature: Feature = {
  user: [pageRoute({ path: 'user/offers', feature: 'orders/bargain', page: 'OffersPage' })],
  dialogs: {
    bargain: { words: 'bargain', Dialog: BargainDialog },
    listingTerms: { words: 'bargain', Dialog: ListingTermsDialog },
  },
};
