import type { Feature } from '../../shell/feature.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';

const BidDialog = lazyPart(async () => (await import('./BidDialog.tsx')).BidDialog);

/** The viewer's buy orders, and the dialog that opens one and shows the book of its item. */
export const feature: Feature = {
  user: [pageRoute({ path: 'user/bids', feature: 'orders/bid', page: 'BidsPage' })],
  dialogs: { bid: { words: 'bid', Dialog: BidDialog } },
};
