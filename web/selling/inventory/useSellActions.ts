import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { useAppServices } from '../../shell/appServices.ts';
import { readOpenListings } from './readOpenListings.ts';

/** The largest number of listings that the server accepts in one reprice form. */
const REPRICE_MAX = 1_000;

/** What a seller does with copies. Each opens a form; `isAsking` is true while their listings are read for it. */
export interface SellActions {
  readonly isAsking: boolean;
  list(itemIds: readonly string[]): void;
  reprice(itemIds: readonly string[]): void;
  unlist(itemIds: readonly string[]): void;
  /** New prices where all of them are on sale, first prices otherwise. */
  price(itemIds: readonly string[]): void;
}

/** List copies, reprice their listings, or withdraw those (requirement I-03). `onDone` runs when something changed. */
export function useSellActions(onDone: () => void): SellActions {
  const { t } = useTranslation(['inventory', 'shell']);
  const { dialogs, toasts } = useAppServices();
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const [isAsking, setIsAsking] = useState(false);
  const done = () => {
    onDone();
    void revalidate();
  };
  const list = (assetIds: readonly string[]) => void dialogs.open({ kind: 'sell', assetIds, onDone: done });
  async function withListings(
    itemIds: readonly string[],
    open: (listingIds: readonly string[]) => void,
  ): Promise<void> {
    setIsAsking(true);
    const listingIds = await readOpenListings(environment, itemIds);
    setIsAsking(false);
    if (listingIds === 'refused') {
      toasts.show('failure', t('shell:error_INTERNAL_SERVER_ERROR'));
    } else if (listingIds !== 'signedOut' && listingIds !== 'lost') {
      // The layout requests the sign-in, and the network layer reports a lost response.
      open(listingIds);
    }
  }
  function openListings(kind: 'reprice' | 'unlist', listingIds: readonly string[]): void {
    if (listingIds.length === 0) {
      toasts.show('failure', t('noneOnSale'));
    } else if (kind === 'reprice' && listingIds.length > REPRICE_MAX) {
      toasts.show('failure', t('repriceMax', { count: listingIds.length, max: REPRICE_MAX }));
    } else {
      dialogs.open({ kind, listingIds, onDone: done });
    }
  }
  return {
    isAsking,
    list,
    reprice: (itemIds) => void withListings(itemIds, (ids) => openListings('reprice', ids)),
    unlist: (itemIds) => void withListings(itemIds, (ids) => openListings('unlist', ids)),
    price: (itemIds) =>
      void withListings(itemIds, (ids) =>
        ids.length === itemIds.length ? openListings('reprice', ids) : list(itemIds),
      ),
  };
}
