import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { useAppServices } from '../../shell/appServices.ts';
import { Button } from '../../ui/Button.tsx';
import { readOpenListings } from './readOpenListings.ts';

interface SelectionActionsProps {
  /** Ids of the selected inventory items. */
  readonly itemIds: readonly string[];
  readonly onDone: () => void;
}

/** The largest number of listings that the server accepts in one reprice form. */
const REPRICE_MAX = 1_000;

/** Actions for the selected copies: list them, reprice their listings, or withdraw those (requirement I-03). */
export function SelectionActions({ itemIds, onDone }: SelectionActionsProps) {
  const { t } = useTranslation(['inventory', 'shell']);
  const { dialogs, toasts } = useAppServices();
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const [isAsking, setIsAsking] = useState(false);
  const done = () => {
    onDone();
    void revalidate();
  };
  async function openListings(kind: 'reprice' | 'unlist'): Promise<void> {
    setIsAsking(true);
    const listingIds = await readOpenListings(environment, itemIds);
    setIsAsking(false);
    if (listingIds === 'signedOut' || listingIds === 'lost') {
      return; // The layout requests the sign-in, and the network layer reports a lost response.
    }
    if (listingIds === 'refused') {
      toasts.show('failure', t('shell:error_INTERNAL_SERVER_ERROR'));
    } else if (listingIds.length === 0) {
      toasts.show('failure', t('noneOnSale'));
    } else if (kind === 'reprice' && listingIds.length > REPRICE_MAX) {
      toasts.show('failure', t('repriceMax', { count: listingIds.length, max: REPRICE_MAX }));
    } else {
      dialogs.open({ kind, listingIds, onDone: done });
    }
  }
  return (
    <>
      <Button size="small" isBusy={isAsking} onClick={() => void openListings('unlist')}>
        {t('unlist')}
      </Button>
      <Button size="small" isBusy={isAsking} onClick={() => void openListings('reprice')}>
        {t('reprice')}
      </Button>
      <Button
        size="small"
        look="primary"
        onClick={() => dialogs.open({ kind: 'sell', assetIds: itemIds, onDone: done })}
      >
        {t('list')}
      </Button>
    </>
  );
}
