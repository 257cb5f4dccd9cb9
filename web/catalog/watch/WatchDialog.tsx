import type { DialogRequestOf } from '../../shell/dialogs.ts';
import type { DialogProps } from '../../shell/feature.ts';
import { PriceAlertDialog } from './PriceAlertDialog.tsx';
import { SaveFilterDialog } from './SaveFilterDialog.tsx';

/** Renders either dialog that fills the watchlist, as one part of the site: both are small. */
export function WatchDialog({
  request,
  ...shared
}: DialogProps<DialogRequestOf<'priceAlert'> | DialogRequestOf<'saveFilter'>>) {
  return request.kind === 'priceAlert' ? (
    <PriceAlertDialog request={request} {...shared} />
  ) : (
    <SaveFilterDialog request={request} {...shared} />
  );
}
