import { useMemo } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { createRefresher } from './createRefresher.ts';

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
  return useMemo(
    () => createRefresher<TQuery>({ environment, query, variables: JSON.parse(key), onAnswer }),
    [environment, query, key, onAnswer],
  );
}
