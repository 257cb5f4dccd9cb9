import { useCallback, useEffect } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { ConnectionHandler, commitLocalUpdate, type RecordSourceProxy } from 'relay-runtime';
import type { useMessageArrivalsQuery } from '../../__generated__/useMessageArrivalsQuery.graphql.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { arrivedIds, messageConnection, messagesIn } from './messageConnection.ts';
import { type MessageKind, messageTypeNumber } from './messageKind.ts';

const NEWEST_COUNT = 30;

/**
 * Adds new messages above the shown ones of a tab, however many pages are loaded. `refreshAll` fetches the list again
 * when some may be missing.
 */
export function useMessageArrivals(tab: MessageKind | null, refreshAll: () => void): void {
  const environment = useRelayEnvironment();
  const { messageArrivals } = useAppServices();
  const insert = useCallback(
    ({ viewer }: useMessageArrivalsQuery['response']) => {
      if (viewer?.messages == null) {
        return;
      }
      const newest = viewer.messages.edges.map(({ node }) => node.id);
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
    { type: messageTypeNumber(tab), count: NEWEST_COUNT },
    insert,
  );
  useEffect(() => messageArrivals.subscribe(ask), [messageArrivals, ask]);
}

const QUERY = graphql`
  query useMessageArrivalsQuery($type: Int, $count: Int!) {
    viewer {
      id
      unreadMessageCount
      unreadMessageCounts {
        trade
        service
        inventory
        system
      }
      messages(type: $type, first: $count) {
        edges {
          node {
            id
            ...MessageRow_message
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
  const connection = messageConnection(store, viewerId, tab);
  const shown = messagesIn(connection).map((message) => message.getDataID());
  const arrived = arrivedIds(newest, shown, NEWEST_COUNT);
  if (connection == null || arrived === null) {
    return false;
  }
  for (const id of arrived.toReversed()) {
    const message = store.get(id);
    if (message != null) {
      const edge = ConnectionHandler.createEdge(store, connection, message, 'ViewerMessagesConnectionEdge');
      ConnectionHandler.insertEdgeBefore(connection, edge);
    }
  }
  return true;
}
