import {
  ConnectionHandler,
  DefaultHandlerProvider,
  type HandleFieldPayload,
  type RecordProxy,
  type RecordSourceProxy,
} from 'relay-runtime';

/**
 * The handlers of Relay's client fields. Besides those of Relay it has `growing`, for the connection of a list that keeps
 * what is loaded: `@connection(handler: "growing")`. When its first page is fetched again, after an event or an outage,
 * the pages loaded after it stay, provided that the new page reaches one of the loaded rows; otherwise rows may be
 * missing in between, and the list begins anew. A page after a row in its middle replaces the rows there in the same way,
 * so that rows which leave the list are gone once its pages were fetched again one after another.
 */
export function handlerOf(handle: string) {
  return handle === 'growing' ? { update: updateGrowing } : DefaultHandlerProvider(handle);
}

function updateGrowing(store: RecordSourceProxy, payload: HandleFieldPayload): void {
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
  const reached = loaded.findIndex((edge) => nodeIdOf(edge) === fresh.at(-1));
  const later = loaded.slice(reached + 1).filter((edge) => !fresh.includes(nodeIdOf(edge)));
  const isEnd = pageInfo()?.getValue('hasNextPage') !== true;
  if (reached >= 0 && later.length > 0 && !isEnd) {
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
