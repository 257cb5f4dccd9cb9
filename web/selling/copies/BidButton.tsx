import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { BidButton_bid$key } from '../../__generated__/BidButton_bid.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { Button } from '../../ui/Button.tsx';

/** Begins a buy order that waits for the copies of a search. A visitor signs in first. */
export function BidButton({ bid }: { readonly bid: BidButton_bid$key }) {
  const { marketItem, filter, priceCents } = useFragment(FRAGMENT, bid);
  const { t } = useTranslation('copies');
  const { dialogs, session } = useAppServices();
  const open = () =>
    dialogs.open({
      kind: 'bid',
      marketItemId: marketItem.id,
      filter,
      ...(priceCents != null && { priceCents }),
    });
  const press = () => (session.isSignedIn ? open() : dialogs.open({ kind: 'login', onSignedIn: open }));
  return <Button onClick={press}>{t('bid')}</Button>;
}

const FRAGMENT = graphql`
  fragment BidButton_bid on CopySearchBid {
    marketItem {
      id
    }
    filter
    priceCents
  }
`;
