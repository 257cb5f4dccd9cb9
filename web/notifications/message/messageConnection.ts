import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import { type MessageKind, messageTypeOf } from './messageKind.ts';

/** The loaded groups of one tab of the message centre in the store; undefined when that tab was never opened. */
export function groupConnection(
  store: RecordSourceProxy,
  viewerId: string,
  tab: MessageKind | null,
): RecordProxy | null | undefined {
  const viewer = store.get(viewerId);
  return viewer == null
    ? undefined
    : ConnectionHandler.getConnection(viewer, 'MessageList_messageGroups', { type: messageTypeOf(tab) });
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

/**
 * The groups of a list once its newest page has come: that page, then the other shown ones. A group with a new message
 * has moved up. Null when groups may be missing in between, because the page is full and does not reach a shown one; the
 * list must then be fetched again.
 */
export function withNewest(
  newest: readonly string[],
  shown: readonly string[],
  pageSize: number,
): readonly string[] | null {
  const last = newest.at(-1);
  if (newest.length >= pageSize && last !== undefined && !shown.includes(last)) {
    return null;
  }
  return [...newest, ...shown.filter((id) => !newest.includes(id))];
}
