import {
  ConnectionHandler,
  DefaultHandlerProvider,
  type HandleFieldPayload,
  type RecordProxy,
  type RecordSourceProxy,
} from 'relay-runtime';

/**
 * The handlers of Relay's client fields. Besides those of Relay there are two for the connection of a list that keeps its
 * later pages when its first one is fetched again, after an event or an outage, as `@connection(handler: "growing")`:
 *
 * - `growing`: rows never leave, and may move to the top. The later pages stay where the new page proves that no row is
 *   missing in between: every loaded row above its last one is part of it. Otherwise the list begins anew.
 * - `standing`: rows keep their order, unless they are sorted by price, and may leave. Loaded rows above the last one of the new page that it does not have
 *   have left. A page after a row in the middle replaces the rows there in the same way (`useRefetchLater`).
 */
export function handlerOf(handle: string) {
  return handle === 'growing' || handle === 'standing'
    ? { update: updateKept }
    : DefaultHandlerProvider(handle);
}

function updateKept(store: RecordSourceProxy, payload: HandleFieldPayload): void {
  const list = () => store.get(payload.dataID)?.getLinkedRecord(payload.handleKey);
  const pageInfo = () => list()?.getLinkedRecord('pageInfo');
  const loaded = edgesOf(list());
  const ends = ['hasNextPage', 'endCursor'].map((name) => [pageInfo()?.getValue(name), name] as const);
  const before = loaded.findIndex((edge) => edge.getValue('cursor') === payload.args.after) + 1;
  if (before > 0) {
    // Relay appends to the end alone.
    list()?.setLinkedRecords(loaded.slice(0, before), 'edges');
    pageInfo()?.setValue(payload.args.after, 'endCursor');
  }
  ConnectionHandler.update(store, payload);
  const fresh = edgesOf(list()).map(nodeIdOf);
  const isFresh = (edge: RecordProxy) => fresh.includes(nodeIdOf(edge));
  const reached = loaded.findIndex((edge) => nodeIdOf(edge) === fresh.at(-1));
  const later = loaded.slice(reached + 1).filter((edge) => !isFresh(edge));
  const isStanding = payload.handle === 'standing' && !/^PRICE/.test(payload.args.sort);
  const isProven = isStanding || loaded.slice(0, reached).every(isFresh);
  const isEnd = pageInfo()?.getValue('hasNextPage') !== true;
  if (reached >= 0 && isProven && later.length > 0 && !isEnd) {
    list()?.setLinkedRecords([...edgesOf(list()), ...later], 'edges');
    for (const [value, name] of ends) {
      pageInfo()?.setValue(value, name);
    }
  }
}

function edgesOf(list: RecordProxy | null | undefined): RecordProxy[] {
  return (list?.getLinkedRecords('edges') ?? []).filter((edge) => edge != null);
}

function nodeIdOf(edge: RecordProxy): string | undefined {
  return edge.getLinkedRecord('node')?.getDataID();
}
