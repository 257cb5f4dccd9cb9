import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { DeliveryDeskPageQuery } from '../../__generated__/DeliveryDeskPageQuery.graphql.ts';
import PARCELS from '../../__generated__/useDeskListsParcelsQuery.graphql.ts';
import SENT from '../../__generated__/useDeskListsSentQuery.graphql.ts';
import TO_CONFIRM from '../../__generated__/useDeskListsToConfirmQuery.graphql.ts';
import WRONG from '../../__generated__/useDeskListsWrongQuery.graphql.ts';
import { createRefresher, useRefresh } from '../../relay/useRefresh.ts';
import { DESK_PAGES } from './useDeskLists.ts';

const PAGES = { parcels: PARCELS, toConfirm: TO_CONFIRM, sent: SENT, wrong: WRONG } as const;
type List = keyof typeof PAGES;
const LISTS = Object.keys(PAGES) as List[];

/** The most rows that the server gives at once. */
const PAGE_MAX = 100;

/**
 * Fetches all loaded rows of the desk again: those of the first page with the page's query, those beyond it page by page.
 * What is loaded shows until its own page comes; what is done leaves with it.
 * @param loaded the numbers of loaded rows.
 */
export function useDeskRefresh(
  query: Parameters<typeof useRefresh>[0],
  { viewerId, steamId, loaded }: Omit<Desk, 'environment'> & { loaded: Readonly<Record<List, number>> },
): () => void {
  const environment = useRelayEnvironment() as Environment;
  const { parcels, toConfirm, sent, wrong } = loaded;
  const refetchBeyond = useCallback(() => {
    const counts = { parcels, toConfirm, sent, wrong };
    for (const list of LISTS) {
      refetchFrom({ environment, viewerId, steamId }, list, { at: PAGE_MAX, end: counts[list] });
    }
  }, [environment, viewerId, steamId, parcels, toConfirm, sent, wrong]);
  const firstOf = (list: List) => Math.min(PAGE_MAX, Math.max(DESK_PAGES[list], loaded[list]));
  return useRefresh<DeliveryDeskPageQuery>(
    query,
    {
      steamId,
      parcels: firstOf('parcels'),
      toConfirm: firstOf('toConfirm'),
      sent: firstOf('sent'),
      wrong: firstOf('wrong'),
    },
    refetchBeyond,
  );
}

interface Desk {
  readonly environment: Environment;
  readonly viewerId: string;
  /** The chosen account; null for all. */
  readonly steamId: string | null;
}

/** Fetches the rows of a list from a place to an end again, one page after the other. */
function refetchFrom(desk: Desk, list: List, { at, end }: { at: number; end: number }): void {
  const after = at < end ? cursorBefore(desk, list, at) : null;
  if (after === null) {
    return;
  }
  const first = Math.min(PAGE_MAX, end - at);
  const { environment, steamId } = desk;
  createRefresher({
    environment,
    query: PAGES[list],
    variables: { steamId, first, after },
    onAnswer: () => refetchFrom(desk, list, { at: at + first, end }),
  })();
}

/** The cursor of the row before a place of a loaded list; null if the list is shorter. */
function cursorBefore({ environment, viewerId, steamId }: Desk, list: List, at: number): string | null {
  let cursor: unknown = null;
  environment.commitUpdate((store) => {
    const desk = store.get(viewerId)?.getLinkedRecord('deliveryDesk');
    const edges = desk
      ?.getLinkedRecord(`__useDeskLists_${list}_growing`, { steamId })
      ?.getLinkedRecords('edges');
    cursor = edges?.[at - 1]?.getValue('cursor') ?? null;
  });
  return cursor as string | null;
}
