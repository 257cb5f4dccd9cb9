import { useCallback } from 'react';
import type { DeliveryDeskPageQuery } from '../../__generated__/DeliveryDeskPageQuery.graphql.ts';
import PARCELS from '../../__generated__/useDeskListsParcelsQuery.graphql.ts';
import SENT from '../../__generated__/useDeskListsSentQuery.graphql.ts';
import TO_CONFIRM from '../../__generated__/useDeskListsToConfirmQuery.graphql.ts';
import WRONG from '../../__generated__/useDeskListsWrongQuery.graphql.ts';
import { useRefetchLater } from '../../relay/useRefetchLater.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { DESK_PAGES } from './useDeskLists.ts';

const PAGES = { parcels: PARCELS, toConfirm: TO_CONFIRM, sent: SENT, wrong: WRONG } as const;
type List = keyof typeof PAGES;
const LISTS = Object.keys(PAGES) as List[];

/** The most rows that the server gives at once. */
const PAGE_MAX = 100;

interface Desk {
  readonly viewerId: string;
  /** The chosen account; null for all. */
  readonly steamId: string | null;
  /** The numbers of loaded rows. */
  readonly loaded: Readonly<Record<List, number>>;
}

/**
 * Fetches all loaded rows of the desk again: those of the first page with the page's query, those beyond it page by page.
 * What is loaded shows until its own page comes; what is done leaves with it.
 */
export function useDeskRefresh(
  query: Parameters<typeof useRefresh>[0],
  { viewerId, steamId, loaded }: Desk,
): () => void {
  const refetchLater = useRefetchLater();
  const firstOf = (list: List) => Math.min(PAGE_MAX, Math.max(DESK_PAGES[list], loaded[list]));
  const [parcels, toConfirm, sent, wrong] = LISTS.map(firstOf) as [number, number, number, number];
  const refetchBeyond = useCallback(() => {
    const from = { parcels, toConfirm, sent, wrong };
    refetchLater(
      LISTS.map((list) => ({
        query: PAGES[list],
        variables: { steamId },
        from: from[list],
        pageSize: PAGE_MAX,
        find: (store) =>
          store
            .get(viewerId)
            ?.getLinkedRecord('deliveryDesk')
            ?.getLinkedRecord(`__useDeskLists_${list}_standing`, { steamId }),
      })),
    );
  }, [refetchLater, viewerId, steamId, parcels, toConfirm, sent, wrong]);
  return useRefresh<DeliveryDeskPageQuery>(
    query,
    { steamId, parcels, toConfirm, sent, wrong },
    refetchBeyond,
  );
}
