import type { DialogRequestOf } from '../../shell/dialogs.ts';
import type { DialogProps } from '../../shell/feature.ts';
import { BargainDialog } from './BargainDialog.tsx';
import { ListingTermsDialog } from './ListingTermsDialog.tsx';

/** Renders either dialog about price offers: one part of the site, since most of what they show is the same. */
export function OfferDialog({
  request,
  ...shared
}: DialogProps<DialogRequestOf<'bargain'> | DialogRequestOf<'listingTerms'>>) {
  return request.kind === 'bargain' ? (
    <BargainDialog request={request} {...shared} />
  ) : (
    <ListingTermsDialog request={request} {...shared} />
  );
}
