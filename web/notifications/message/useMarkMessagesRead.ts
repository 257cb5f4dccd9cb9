import { graphql, useMutation } from 'react-relay';
import type { RecordProxy } from 'relay-runtime';
import type { useMarkMessagesReadMutation } from '../../__generated__/useMarkMessagesReadMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { dayConnection, groupConnection, groupsIn, messagesOf } from './messageConnection.ts';
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
        const rows = MESSAGE_CHOICES.flatMap((tab) => groupsIn(groupConnection(store, viewerId, tab)));
        for (const row of new Set(rows)) {
          markRow(row, groupsIn(dayConnection(store, viewerId, row)), which, readAt);
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
 * Marks the loaded messages of a row and of the sales of its day. Only the first page of rows is read again, and only the
 * first page of a day's sales, so all that are loaded are marked and counted here as well.
 */
function markRow(
  row: RecordProxy,
  sales: readonly RecordProxy[],
  which: MarkedMessages,
  readAt: string,
): void {
  const salesDay = row.getLinkedRecord('salesDay');
  const isOfDay = which !== 'all' && 'saleDay' in which && salesDay?.getValue('day') === which.saleDay;
  const isMeant = (message: RecordProxy) => isOfDay || isMarked(which, message);
  const isNamed = which !== 'all' && ('ids' in which || 'orderNo' in which);
  const isWholeDay = !isNamed && messagesOf(row).some(isMeant);
  const hasEvery = which === 'all' || !('ids' in which);
  const counts = [...new Set([row, ...sales])].map((group) => markGroup(group, isMeant, hasEvery, readAt));
  const readCount = counts.reduce((sum, count) => sum + count, 0);
  const unreadCount = Number(salesDay?.getValue('unreadCount')) - readCount;
  salesDay?.setValue(isWholeDay ? 0 : Math.max(0, unreadCount), 'unreadCount');
}

/**
 * Marks the loaded messages of a group that are meant. With `hasEvery` those that are not loaded are read, too.
 * @returns by how much its number of unread messages sank.
 */
function markGroup(
  group: RecordProxy,
  isMeant: (message: RecordProxy) => boolean,
  hasEvery: boolean,
  readAt: string,
): number {
  const marked = messagesOf(group).filter(isMeant);
  const readCount = marked.filter((message) => markMessage(message, readAt)).length;
  const before = Number(group.getValue('unreadCount'));
  const after = hasEvery && marked.length > 0 ? 0 : Math.max(0, before - readCount);
  group.setValue(after, 'unreadCount');
  return before - after;
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
  // Those of a day are known by its row.
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
