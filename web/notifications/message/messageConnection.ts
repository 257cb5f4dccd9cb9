import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import { type MessageKind, messageTypeNumber } from './messageKind.ts';

/** The loaded rows of one tab of the message centre in the store; undefined when that tab was never opened. */
export function messageConnection(
  store: RecordSourceProxy,
  viewerId: string,
  tab: MessageKind | null,
): RecordProxy | null | undefined {
  const viewer = store.get(viewerId);
  return viewer == null
    ? undefined
    : ConnectionHandler.getConnection(viewer, 'MessageList_messages', { type: messageTypeNumber(tab) });
}

/** The messages of these rows. */
export function messagesIn(connection: RecordProxy | null | undefined): RecordProxy[] {
  const edges = connection?.getLinkedRecords('edges') ?? [];
  return edges.flatMap((edge) => edge?.getLinkedRecord('node') ?? []);
}

/**
 * Messages of a list's newest page that are not shown yet, in its order. Null when messages may be missing in
 * between, because the page is full and contains none of the shown rows; the list must then be fetched again.
 */
export function arrivedIds(
  newest: readonly string[],
  shown: readonly string[],
  pageSize: number,
): readonly string[] | null {
  const known = new Set(shown);
  const arrived = newest.filter((id) => !known.has(id));
  return arrived.length === newest.length && newest.length >= pageSize ? null : arrived;
}
