import { graphql, useMutation } from 'react-relay';
import type { RecordProxy } from 'relay-runtime';
import type { useMarkMessagesReadMutation } from '../../__generated__/useMarkMessagesReadMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { groupConnection, groupsIn, messagesOf } from './messageConnection.ts';
import { MESSAGE_CHOICES, type MessageKind, messageTypeOf } from './messageKind.ts';

/** Messages to mark: the given ones, those about one order or the sales of a day, those of one tab, or all. */
export type MarkedMessages =
  | { readonly ids: readonly string[] }
  | { readonly orderNo: string }
  | { readonly saleDay: string }
  | { readonly tab: MessageKind }
  | 'all';

/** Marks messages as read. */
export type MarkMessagesRead = (which: MarkedMessages) => void;

/** The dots disappear with the response, which contains the remaining count. The loaded rows stay. */
export function useMarkMessagesRead(): [markRead: MarkMessagesRead, isMarking: boolean] {
  const [commit, isInFlight] = useMutation<useMarkMessagesReadMutation>(MUTATION);
  const { messageArrivals } = useAppServices();
  function markRead(which: MarkedMessages) {
    commit({
      // Counts of days are read again.
      onCompleted: messageArrivals.notify,
      variables: { input: inputOf(which) },
      updater(store) {
        const viewerId = store.getRootField('markMessagesRead').getLinkedRecord('viewer')?.getDataID() ?? '';
        const readAt = new Date().toISOString();
        const groups = MESSAGE_CHOICES.flatMap((tab) => groupsIn(groupConnection(store, viewerId, tab)));
        for (const group of new Set(groups)) {
          markGroup(group, which, readAt);
        }
        if (which !== 'all' && 'ids' in which) {
          for (const id of which.ids) {
            markMessage(store.get(id), readAt);
          }
        }
      },
    });
  }
  return [markRead, isInFlight];
}

function inputOf(which: MarkedMessages): useMarkMessagesReadMutation['variables']['input'] {
  if (which === 'all') {
    return { isAll: true };
  }
  if ('orderNo' in which || 'saleDay' in which) {
    return which;
  }
  return 'ids' in which ? { ids: which.ids } : { type: messageTypeOf(which.tab) };
}

/**
 * Marks the loaded messages of a group. Where all of them are meant, those that are not loaded are read, too. Only the
 * first page of groups is read again, so the sales of a day are counted here as well.
 */
function markGroup(group: RecordProxy, which: MarkedMessages, readAt: string): void {
  const salesDay = group.getLinkedRecord('salesDay');
  const isOfDay = which !== 'all' && 'saleDay' in which && salesDay?.getValue('day') === which.saleDay;
  const marked = messagesOf(group).filter((message) => isOfDay || isMarked(which, message));
  const readCount = marked.filter((message) => markMessage(message, readAt)).length;
  const isWhole = marked.length > 0 && (which === 'all' || !('ids' in which));
  const unreadCount = isWhole ? 0 : Number(group.getValue('unreadCount')) - readCount;
  group.setValue(Math.max(0, unreadCount), 'unreadCount');
  if (isWhole && !(which !== 'all' && 'orderNo' in which)) salesDay?.setValue(0, 'unreadCount');
}

/** Returns whether the message was unread. */
function markMessage(message: RecordProxy | null | undefined, readAt: string): boolean {
  if (message == null || message.getValue('readAt') != null) {
    return false;
  }
  message.setValue(readAt, 'readAt');
  return true;
}

function isMarked(which: MarkedMessages, message: RecordProxy): boolean {
  if (which === 'all') {
    return true;
  }
  if ('orderNo' in which) {
    return message.getValue('orderNo') === which.orderNo;
  }
  // Those of the day's group are; the opened list of its sales is read again.
  if ('saleDay' in which) {
    return false;
  }
  return 'ids' in which
    ? which.ids.includes(message.getDataID())
    : message.getValue('type') === messageTypeOf(which.tab);
}

const MUTATION = graphql`
  mutation useMarkMessagesReadMutation($input: MarkMessagesReadInput!) {
    markMessagesRead(input: $input) {
      ... on MarkMessagesReadPayload {
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
  }
`;
