import { useCallback, useEffect } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import {
  ConnectionHandler,
  commitLocalUpdate,
  type RecordProxy,
  type RecordSourceProxy,
} from 'relay-runtime';
import type { useMessageArrivalsQuery } from '../../__generated__/useMessageArrivalsQuery.graphql.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { groupConnection, groupsIn, withNewest } from './messageConnection.ts';
import { type MessageKind, messageTypeOf } from './messageKind.ts';

const NEWEST_COUNT = 30;

/**
 * Adds groups with new messages above the shown ones of a tab, however many pages are loaded. `refreshAll` fetches the
 * list again when some may be missing.
 */
export function useMessageArrivals(tab: MessageKind | null, refreshAll: () => void): void {
  const environment = useRelayEnvironment();
  const { messageArrivals } = useAppServices();
  const insert = useCallback(
    ({ viewer }: useMessageArrivalsQuery['response']) => {
      if (viewer?.messageGroups == null) {
        return;
      }
      const newest = viewer.messageGroups.edges.map(({ node }) => node.id);
      let isWhole = true;
      commitLocalUpdate(environment, (store) => {
        isWhole = insertNewest(store, viewer.id, tab, newest);
      });
      if (!isWhole) {
        refreshAll();
      }
    },
    [environment, tab, refreshAll],
  );
  const ask = useRefresh<useMessageArrivalsQuery>(
    QUERY,
    { type: messageTypeOf(tab), count: NEWEST_COUNT },
    insert,
  );
  useEffect(() => messageArrivals.subscribe(ask), [messageArrivals, ask]);
}

const QUERY = graphql`
  query useMessageArrivalsQuery($type: MessageType, $count: Int!) {
    viewer {
      id
      unreadMessageCount
      unreadMessageCounts {
        trade
        service
        inventory
        system
      }
      messageGroups(type: $type, byDay: true, first: $count) {
        edges {
          node {
            id
            salesDay {
              day
            }
            ...MessageDayRow_group
          }
        }
      }
    }
  }
`;

/** Returns whether the rows are complete now. */
function insertNewest(
  store: RecordSourceProxy,
  viewerId: string,
  tab: MessageKind | null,
  newest: readonly string[],
): boolean {
  const connection = groupConnection(store, viewerId, tab);
  const edges = (connection?.getLinkedRecords('edges') ?? []).filter((edge) => edge != null);
  const shown = groupsIn(connection);
  const arrived = newest.flatMap((id) => store.get(id) ?? []);
  const groupOf = new Map([...shown, ...arrived].map((group) => [rowKey(group), group]));
  const keys = withNewest(arrived.map(rowKey), shown.map(rowKey), NEWEST_COUNT);
  if (connection == null || keys === null) {
    return false;
  }
  const edgeOf = new Map<RecordProxy | null | undefined, RecordProxy>(
    edges.map((edge) => [edge.getLinkedRecord('node'), edge]),
  );
  const placed = keys.flatMap((key) => {
    const group = groupOf.get(key);
    const known = group && edgeOf.get(group);
    if (known !== undefined || group === undefined) {
      return known ?? [];
    }
    return ConnectionHandler.createEdge(store, connection, group, 'MessageGroupEdge');
  });
  connection.setLinkedRecords(placed, 'edges');
  return true;
}

/** What the row of a group stands for: a day of sales, or the group itself. */
function rowKey(group: RecordProxy): string {
  return String(group.getLinkedRecord('salesDay')?.getValue('day') ?? group.getDataID());
}
