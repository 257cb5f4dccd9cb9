import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { fetchQuery, graphql } from 'relay-runtime';
import type { SelectionActionsQuery } from '../__generated__/SelectionActionsQuery.graphql.ts';
import { useAppServices } from '../app/appServices.ts';
import { Button } from '../ui/Button.tsx';

interface SelectionActionsProps {
  /** Copies, as the inventory names them. */
  readonly itemIds: readonly string[];
  readonly onDone: () => void;
}

/** What can be done with chosen copies: put them on sale, give their listings new prices, take those back (requirement I-03). */
export function SelectionActions({ itemIds, onDone }: SelectionActionsProps) {
  const { t } = useTranslation(['inventory', 'app']);
  const { dialogs, toasts } = useAppServices();
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const [isAsking, setIsAsking] = useState(false);
  const done = () => {
    onDone();
    void revalidate();
  };
  function openListings(kind: 'reprice' | 'unlist'): void {
    setIsAsking(true);
    fetchQuery<SelectionActionsQuery>(
      environment,
      QUERY,
      { itemIds },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next({ viewer }) {
        const listingIds = viewer?.inventoryListingIds ?? [];
        if (listingIds.length === 0) {
          toasts.show('failure', t('noneOnSale'));
        } else {
          dialogs.open({ kind, listingIds, onDone: done });
        }
      },
      error() {
        setIsAsking(false);
        toasts.show('failure', t('app:refusal_0'));
      },
      complete: () => setIsAsking(false),
    });
  }
  return (
    <>
      <Button size="small" isBusy={isAsking} onClick={() => openListings('unlist')}>
        {t('unlist')}
      </Button>
      <Button size="small" isBusy={isAsking} onClick={() => openListings('reprice')}>
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

const QUERY = graphql`
  query SelectionActionsQuery($itemIds: [ID!]!) {
    viewer {
      inventoryListingIds(itemIds: $itemIds)
    }
  }
`;
