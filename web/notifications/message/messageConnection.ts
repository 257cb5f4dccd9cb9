import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import type { MessageKind } from '../../shell/messageKind.ts';
import { messageTypeNumber } from './messageType.ts';

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
