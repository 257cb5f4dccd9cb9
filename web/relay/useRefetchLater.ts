import { useCallback, useEffect, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay';
import {
  type Environment,
  fetchQuery,
  type GraphQLTaggedNode,
  type RecordProxy,
  type RecordSourceProxy,
  type Variables,
} from 'relay-runtime';

/** The pages of a `standing` list after its first one. */
export interface LaterPages {
  /** Its pagination query, and the variables of it but `first` and `after`. */
  readonly query: GraphQLTaggedNode;
  readonly variables: Variables;
  /** Rows of the first page. */
  readonly from: number;
  /** Rows that are fetched at once. */
  readonly pageSize: number;
  /** Finds its connection in the store. */
  find(store: RecordSourceProxy): RecordProxy | null | undefined;
}

/**
 * Fetches the loaded pages of lists after their first one again, one after another, so that what has left them is gone.
 * What is loaded shows until its own page comes. The next call takes the place of one that is under way; a page that
 * cannot be read ends its list's turn.
 */
export function useRefetchLater(): (lists: readonly LaterPages[]) => void {
  const environment = useRelayEnvironment() as Environment;
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );
  return useCallback(
    (lists) => {
      run.current += 1;
      const own = run.current;
      for (const list of lists) {
        refetch(environment, list, () => own === run.current).catch(() => {});
      }
    },
    [environment],
  );
}

async function refetch(environment: Environment, list: LaterPages, isWanted: () => boolean): Promise<void> {
  const { query, variables, from, pageSize } = list;
  let loaded = cursorsOf(environment, list);
  let after = loaded[from - 1];
  // As far as the list reaches now: a row that moved up may have shortened it.
  while (after !== undefined && after !== loaded.at(-1) && isWanted()) {
    const first = Math.min(pageSize, loaded.length - 1 - loaded.indexOf(after));
    await fetchQuery(
      environment,
      query,
      { ...variables, first, after },
      { fetchPolicy: 'network-only', networkCacheConfig: { metadata: { isBackground: true } } },
    ).toPromise();
    loaded = cursorsOf(environment, list);
    after = loaded[loaded.indexOf(after) + first];
  }
}

function cursorsOf(environment: Environment, { find }: LaterPages): readonly unknown[] {
  let cursors: readonly unknown[] = [];
  environment.commitUpdate((store) => {
    cursors =
      find(store)
        ?.getLinkedRecords('edges')
        ?.map((edge) => edge?.getValue('cursor')) ?? [];
  });
  return cursors;
}
