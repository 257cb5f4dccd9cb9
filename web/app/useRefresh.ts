import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';

/**
 * Asks the server for a query again, past the store; whoever shows its records sees the new values. A failed answer changes nothing:
 * the page keeps what it has, and the network has told of it.
 */
export function useRefresh<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
): () => void {
  const environment = useRelayEnvironment();
  const key = JSON.stringify(variables);
  return useCallback(() => {
    fetchQuery<TQuery>(environment, query, JSON.parse(key), { fetchPolicy: 'network-only' }).subscribe({
      error: () => undefined,
    });
  }, [environment, query, key]);
}
