import { useMemo } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { createRefresher } from './createRefresher.ts';

/**
 * Fetches a query again from the network; every component that reads its records updates. A failed request is retried
 * a few times without an error, and the page keeps its data. A call during a request causes one more request
 * afterwards. `onAnswer` receives each response and may change between renders.
 */
export function useRefresh<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
  onAnswer?: (response: TQuery['response']) => void,
): () => void {
  const environment = useRelayEnvironment();
  const key = JSON.stringify(variables);
  return useMemo(
    () => createRefresher<TQuery>({ environment, query, variables: JSON.parse(key), onAnswer }),
    [environment, query, key, onAnswer],
  );
}
