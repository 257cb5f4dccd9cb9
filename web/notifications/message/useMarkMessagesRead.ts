import { graphql, useMutation } from 'react-relay';
import type { RecordProxy } from 'relay-runtime';
import type { useMarkMessagesReadMutation } from '../../__generated__/useMarkMessagesReadMutation.graphql.ts';
import { messageConnection, messagesIn } from './messageConnection.ts';
import { MESSAGE_CHOICES, type MessageKind, messageTypeNumber } from './messageKind.ts';

/** Messages to mark: the given ones, those of one tab, or all. */
export type MarkedMessages = { readonly ids: readonly string[] } | { readonly tab: MessageKind } | 'all';

/** Marks messages as read. */
export type MarkMessagesRead = (which: MarkedMessages) => void;

/** The dots disappear with the response, which contains the remaining count. The loaded rows stay. */
export function useMarkMessagesRead(): [markRead: MarkMessagesRead, isMarking: boolean] {
  const [commit, isInFlight] = useMutation<useMarkMessagesReadMutation>(MUTATION);
  function markRead(which: MarkedMessages) {
    commit({
      variables: { input: inputOf(which) },
      updater(store) {
        const viewerId = store.getRootField('markMessagesRead').getLinkedRecord('viewer')?.getDataID() ?? '';
        const loaded = MESSAGE_CHOICES.flatMap((tab) => messagesIn(messageConnection(store, viewerId, tab)));
        const named = which !== 'all' && 'ids' in which ? which.ids.map((id) => store.get(id)) : [];
        const readAt = new Date().toISOString();
        for (const message of [...loaded, ...named]) {
          if (message != null && isMarked(which, message) && message.getValue('readAt') == null) {
            message.setValue(readAt, 'readAt');
          }
        }
      },
    });
  }
  return [markRead, isInFlight];
}

function inputOf(which: MarkedMessages): useMarkMessagesReadMutation['variables']['input'] {
  if (which === 'all') {
    return {};
  }
  return 'ids' in which ? { ids: which.ids } : { type: messageTypeNumber(which.tab) };
}

function isMarked(which: MarkedMessages, message: RecordProxy): boolean {
  if (which === 'all') {
    return true;
  }
  return 'ids' in which
    ? which.ids.includes(message.getDataID())
    : message.getValue('type') === messageTypeNumber(which.tab);
}

const MUTATION = graphql`
  mutation useMarkMessagesReadMutation($input: MarkMessagesReadInput!) {
    markMessagesRead(input: $input) {
      viewer {
        id
        unreadMessageCount
        unreadMessageCounts {
          trade
          service
          inventory
          system
        }
      }
    }
  }
`;
