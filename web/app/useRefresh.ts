import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';

const ATTEMPT_COUNT_MAX = 5;
const ATTEMPT_DELAY_MS = 3000;

/**
 * Asks the server for a query again, past the store; whoever shows its records sees the new values. Where no answer comes, it tries a
 * few more times in silence: the page keeps what it has.
 */
export function useRefresh<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
): () => void {
  const environment = useRelayEnvironment();
  const key = JSON.stringify(variables);
  return useCallback(() => {
    function ask(attempt: number) {
      fetchQuery<TQuery>(environment, query, JSON.parse(key), {
        fetchPolicy: 'network-only',
        networkCacheConfig: { force: true, metadata: { isBackground: true } },
      }).subscribe({
        error() {
          if (attempt < ATTEMPT_COUNT_MAX) {
            setTimeout(() => ask(attempt + 1), ATTEMPT_DELAY_MS);
          }
        },
      });
    }
    ask(1);
  }, [environment, query, key]);
}
