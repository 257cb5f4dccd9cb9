import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';
import { type MessageKind, messageTypeOf } from './messageKind.ts';

/** The loaded groups of one tab of the message centre in the store; undefined when that tab was never opened. */
export function groupConnection(
  store: RecordSourceProxy,
  viewerId: string,
  tab: MessageKind | null,
): RecordProxy | null | undefined {
  return store
    .get(viewerId)
    ?.getLinkedRecord('__MessageList_messageGroups_growing', { type: messageTypeOf(tab) });
}

/** The loaded sales of the day that a row stands for; undefined for another row, and where they were never opened. */
export function dayConnection(
  store: RecordSourceProxy,
  viewerId: string,
  row: RecordProxy,
): RecordProxy | null | undefined {
  const saleDay = row.getLinkedRecord('salesDay')?.getValue('day');
  return saleDay === undefined
    ? undefined
    : store.get(viewerId)?.getLinkedRecord('__MessageDayRow_messageGroups_growing', { saleDay });
}

/** The groups of these rows. */
export function groupsIn(connection: RecordProxy | null | undefined): RecordProxy[] {
  const edges = connection?.getLinkedRecords('edges') ?? [];
  return edges.flatMap((edge) => edge?.getLinkedRecord('node') ?? []);
}

/** The loaded messages of a group. */
export function messagesOf(group: RecordProxy): RecordProxy[] {
  const messages = [group.getLinkedRecord('newest'), ...(group.getLinkedRecords('earlier') ?? [])];
  return messages.filter((message) => message != null);
}
