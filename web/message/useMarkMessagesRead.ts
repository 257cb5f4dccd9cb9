import { graphql, useMutation } from 'react-relay';
import type { useMarkMessagesReadMutation } from '../__generated__/useMarkMessagesReadMutation.graphql.ts';
import { messageConnection, messagesIn } from './messageConnection.ts';
import { MESSAGE_TABS } from './messageType.ts';

/** Marks messages read: the named ones, or all with null. */
export type MarkMessagesRead = (ids: readonly string[] | null) => void;

/** The dots vanish with the answer, which brings the count that is left; the rows stay as many as were loaded. */
export function useMarkMessagesRead(): [markRead: MarkMessagesRead, isMarking: boolean] {
  const [commit, isInFlight] = useMutation<useMarkMessagesReadMutation>(MUTATION);
  function markRead(ids: readonly string[] | null) {
    commit({
      variables: { input: ids === null ? {} : { ids } },
      updater(store) {
        const viewerId = store.getRootField('markMessagesRead').getLinkedRecord('viewer')?.getDataID() ?? '';
        const loaded = MESSAGE_TABS.flatMap((tab) => messagesIn(messageConnection(store, viewerId, tab)));
        const readAt = new Date().toISOString();
        for (const message of loaded) {
          if ((ids === null || ids.includes(message.getDataID())) && message.getValue('readAt') == null) {
            message.setValue(readAt, 'readAt');
          }
        }
      },
    });
  }
  return [markRead, isInFlight];
}

const MUTATION = graphql`
  mutation useMarkMessagesReadMutation($input: MarkMessagesReadInput!) {
    markMessagesRead(input: $input) {
      viewer {
        id
        unreadMessageCount
      }
    }
  }
`;
