import {
  ConnectionHandler,
  DefaultHandlerProvider,
  type HandleFieldPayload,
  type RecordProxy,
  type RecordSourceProxy,
} from 'relay-runtime';

/**
 * The handlers of Relay's client fields. Besides those of Relay it has `growing`, for the connection of a list whose
 * rows never leave it: `@connection(handler: "growing")`. When its first page is fetched again, after an event or an
 * outage, the pages loaded after it stay, provided that the new page reaches one of the loaded rows; otherwise rows may
 * be missing in between, and the list begins anew.
 */
export function handlerOf(handle: string) {
  return handle === 'growing' ? { update: updateGrowing } : DefaultHandlerProvider(handle);
}

function updateGrowing(store: RecordSourceProxy, payload: HandleFieldPayload): void {
  const list = () => store.get(payload.dataID)?.getLinkedRecord(payload.handleKey);
  const pageInfo = () => list()?.getLinkedRecord('pageInfo');
  const loaded = edgesOf(list());
  const ends = ['hasNextPage', 'endCursor'].map((name) => [pageInfo()?.getValue(name), name] as const);
  ConnectionHandler.update(store, payload);
  const first = edgesOf(list()).map(nodeIdOf);
  const reached = loaded.findIndex((edge) => nodeIdOf(edge) === first.at(-1));
  const later = loaded.slice(reached + 1).filter((edge) => !first.includes(nodeIdOf(edge)));
  if (payload.args.after == null && reached >= 0 && later.length > 0) {
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
