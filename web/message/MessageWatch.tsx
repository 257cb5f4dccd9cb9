import { graphql } from 'react-relay';
import type { MessageWatchQuery } from '../__generated__/MessageWatchQuery.graphql.ts';
import type { MessageWatchSubscription } from '../__generated__/MessageWatchSubscription.graphql.ts';
import { useLiveSubscription } from '../app/useLiveSubscription.ts';
import { useRefresh } from '../app/useRefresh.ts';

const QUERY = graphql`
  query MessageWatchQuery {
    viewer {
      id
      unreadMessageCount
      wallet {
        id
        spendableCents
      }
    }
  }
`;

const SUBSCRIPTION = graphql`
  subscription MessageWatchSubscription {
    messageAdded {
      id
    }
  }
`;

/**
 * Draws nothing: keeps the shell's counter of unread messages current, and the purse beside it, since the platform tells of every movement
 * of an order by a message. The counter is the server's count, never one of ours that could run below zero (requirement R-14).
 */
export function MessageWatch() {
  const refresh = useRefresh<MessageWatchQuery>(QUERY, {});
  useLiveSubscription<MessageWatchSubscription>({
    subscription: SUBSCRIPTION,
    variables: {},
    onConnected: refresh,
    onChanged: refresh,
  });
  return null;
}
