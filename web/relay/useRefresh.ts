import { useEffect, useMemo } from 'react';
import { useRelayEnvironment } from 'react-relay';
import {
  createOperationDescriptor,
  type Environment,
  type GraphQLTaggedNode,
  getRequest,
  type OperationType,
} from 'relay-runtime';
import { changeCount } from './relayEnvironment.ts';

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

/** Refreshes a page by itself while it is visible: every so often, in ms, and when it comes into view again. Not at all with null. */
export function useRefreshEvery(refresh: () => void, everyMs: number | null): void {
  useEffect(() => {
    if (everyMs === null) {
      return undefined;
    }
    const look = () => {
      if (!document.hidden) {
        refresh();
      }
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refresh, everyMs]);
}

const ATTEMPT_COUNT_MAX = 5;
const ATTEMPT_DELAY_MS = 3000;

/** The dependencies of a refresh, and the callback for its responses. */
export interface RefresherOptions<TQuery extends OperationType> {
  readonly environment: Environment;
  readonly query: GraphQLTaggedNode;
  readonly variables: TQuery['variables'];
  readonly onAnswer?: ((response: TQuery['response']) => void) | undefined;
}

/** Creates the function that `useRefresh` returns. */
export function createRefresher<TQuery extends OperationType>({
  environment,
  query,
  variables,
  onAnswer,
}: RefresherOptions<TQuery>): () => void {
  const operation = createOperationDescriptor(getRequest(query), variables, {
    force: true,
    metadata: { isBackground: true },
  });
  let isAsking = false;
  let isWantedAgain = false;
  function ask(attempt: number) {
    isAsking = true;
    const countBefore = changeCount(environment);
    const end = () => {
      isAsking = false;
      // A mutation completed meanwhile, or an event arrived. This response may have been read before it and may have
      // overwritten its result.
      if (isWantedAgain || changeCount(environment) !== countBefore) {
        isWantedAgain = false;
        ask(1);
      }
    };
    // Not `fetchQuery`: it shares a request that is already in flight, whose response may have been read before the
    // latest change.
    environment.execute({ operation }).subscribe({
      next: () => onAnswer?.(environment.lookup(operation.fragment).data as TQuery['response']),
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
    if (isAsking) {
      isWantedAgain = true;
    } else {
      ask(1);
    }
  };
}
