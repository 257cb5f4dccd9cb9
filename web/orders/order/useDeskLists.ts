import { graphql, usePaginationFragment } from 'react-relay';
import type { useDeskLists_parcels$key } from '../../__generated__/useDeskLists_parcels.graphql.ts';
import type { useDeskLists_sent$key } from '../../__generated__/useDeskLists_sent.graphql.ts';
import type { useDeskLists_toConfirm$key } from '../../__generated__/useDeskLists_toConfirm.graphql.ts';
import type { useDeskLists_wrong$key } from '../../__generated__/useDeskLists_wrong.graphql.ts';
import type { useDeskListsParcelsQuery } from '../../__generated__/useDeskListsParcelsQuery.graphql.ts';
import type { useDeskListsSentQuery } from '../../__generated__/useDeskListsSentQuery.graphql.ts';
import type { useDeskListsToConfirmQuery } from '../../__generated__/useDeskListsToConfirmQuery.graphql.ts';
import type { useDeskListsWrongQuery } from '../../__generated__/useDeskListsWrongQuery.graphql.ts';
import type { PagedList } from '../../shell/LoadMore.tsx';
import type { LoadedList } from './deskLines.ts';

/** Rows of the first page of each list. A parcel has several orders. */
export const DESK_PAGES = { parcels: 20, toConfirm: 50, sent: 50, wrong: 50 } as const;

/** A viewer with all lists of the desk. */
type DeskViewer = useDeskLists_parcels$key &
  useDeskLists_toConfirm$key &
  useDeskLists_sent$key &
  useDeskLists_wrong$key;

/** The lists of the delivery desk, as far as they are loaded, and how each loads more. */
export function useDeskLists(viewer: DeskViewer) {
  const { data: parcels, ...parcelList } = usePaginationFragment<
    useDeskListsParcelsQuery,
    useDeskLists_parcels$key
  >(PARCELS, viewer);
  const { data: toConfirm, ...toConfirmList } = usePaginationFragment<
    useDeskListsToConfirmQuery,
    useDeskLists_toConfirm$key
  >(TO_CONFIRM, viewer);
  const { data: sent, ...sentList } = usePaginationFragment<useDeskListsSentQuery, useDeskLists_sent$key>(
    SENT,
    viewer,
  );
  const { data: wrong, ...wrongList } = usePaginationFragment<useDeskListsWrongQuery, useDeskLists_wrong$key>(
    WRONG,
    viewer,
  );
  const lists = {
    parcels: loadedOf(parcels.deliveryDesk?.parcels, parcelList.hasNext),
    toConfirm: loadedOf(toConfirm.deliveryDesk?.toConfirm, toConfirmList.hasNext),
    sent: loadedOf(sent.deliveryDesk?.sent, sentList.hasNext),
    wrong: loadedOf(wrong.deliveryDesk?.wrong, wrongList.hasNext),
  };
  const more = {
    parcels: parcelList,
    toConfirm: toConfirmList,
    sent: sentList,
    wrong: wrongList,
  } satisfies Record<string, PagedList>;
  const loaded = {
    parcels: lists.parcels.rows.length,
    toConfirm: lists.toConfirm.rows.length,
    sent: lists.sent.rows.length,
    wrong: lists.wrong.rows.length,
  };
  return { lists, more, loaded };
}

interface Connection<TRow> {
  readonly totalCount: number;
  readonly edges: readonly { readonly node: TRow }[];
}

function loadedOf<TRow>(connection: Connection<TRow> | null | undefined, hasNext: boolean): LoadedList<TRow> {
  const rows = connection?.edges.map(({ node }) => node) ?? [];
  return { rows, totalCount: connection?.totalCount ?? 0, hasNext };
}

const PARCELS = graphql`
  fragment useDeskLists_parcels on Viewer
  @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" }, steamId: { type: "String" })
  @refetchable(queryName: "useDeskListsParcelsQuery") {
    deliveryDesk {
      parcels(steamId: $steamId, first: $first, after: $after)
        @connection(key: "useDeskLists_parcels", handler: "standing", filters: ["steamId"]) {
        totalCount
        edges {
          node {
            id
            ...useParcel_parcel
            orders {
              id
              ...DeliveryItem_order
            }
          }
        }
      }
    }
  }
`;

const TO_CONFIRM = graphql`
  fragment useDeskLists_toConfirm on Viewer
  @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" }, steamId: { type: "String" })
  @refetchable(queryName: "useDeskListsToConfirmQuery") {
    deliveryDesk {
      toConfirm(steamId: $steamId, first: $first, after: $after)
        @connection(key: "useDeskLists_toConfirm", handler: "standing", filters: ["steamId"]) {
        totalCount
        edges {
          node {
            id
            ...DeliveryItem_order
          }
        }
      }
    }
  }
`;

const SENT = graphql`
  fragment useDeskLists_sent on Viewer
  @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" }, steamId: { type: "String" })
  @refetchable(queryName: "useDeskListsSentQuery") {
    deliveryDesk {
      sent(steamId: $steamId, first: $first, after: $after)
        @connection(key: "useDeskLists_sent", handler: "standing", filters: ["steamId"]) {
        totalCount
        edges {
          node {
            id
            ...DeliveryItem_order
          }
        }
      }
    }
  }
`;

const WRONG = graphql`
  fragment useDeskLists_wrong on Viewer
  @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" }, steamId: { type: "String" })
  @refetchable(queryName: "useDeskListsWrongQuery") {
    deliveryDesk {
      wrong(steamId: $steamId, first: $first, after: $after)
        @connection(key: "useDeskLists_wrong", handler: "standing", filters: ["steamId"]) {
        totalCount
        edges {
          node {
            id
            ...DeliveryItem_order
          }
        }
      }
    }
  }
`;
