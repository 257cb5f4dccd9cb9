import { useMemo } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';

const ATTEMPT_COUNT_MAX = 5;
const ATTEMPT_DELAY_MS = 3000;

/**
 * Asks the server for a query again, past the store; whoever shows its records sees the new values. Where no answer comes, it tries a
 * few more times in silence: the page keeps what it has. Asked while a question is under way, it asks once more afterwards. `onAnswer`,
 * the same over renders, hears each answer.
 */
export function useRefresh<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
  onAnswer?: (response: TQuery['response']) => void,
): () => void {
  const environment = useRelayEnvironment();
  const key = JSON.stringify(variables);
  return useMemo(() => {
    let isAsking = false;
    let isWantedAgain = false;
    function ask(attempt: number) {
      isAsking = true;
      const end = () => {
        isAsking = false;
        if (isWantedAgain) {
          isWantedAgain = false;
          ask(1);
        }
      };
      fetchQuery<TQuery>(environment, query, JSON.parse(key), {
        fetchPolicy: 'network-only',
        networkCacheConfig: { force: true, metadata: { isBackground: true } },
      }).subscribe({
        next: (response) => onAnswer?.(response),
        complete: end,
        error() {
          if (attempt < ATTEMPT_COUNT_MAX) {
            setTimeout(() => ask(attempt + 1), ATTEMPT_DELAY_MS);
          } else {
            end();
          }
        },
      });
    }
    return () => {
      // Relay would answer with the question under way, which may have been read before what happened now.
      if (isAsking) {
        isWantedAgain = true;
      } else {
        ask(1);
      }
    };
  }, [environment, query, key, onAnswer]);
}
