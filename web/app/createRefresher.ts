import {
  createOperationDescriptor,
  type Environment,
  type GraphQLTaggedNode,
  getRequest,
  type OperationType,
} from 'relay-runtime';
import { ownChangeCount } from './ownChanges.ts';

const ATTEMPT_COUNT_MAX = 5;
const ATTEMPT_DELAY_MS = 3000;

/** What asks a query again, and who hears the answers. */
export interface RefresherOptions<TQuery extends OperationType> {
  readonly environment: Environment;
  readonly query: GraphQLTaggedNode;
  readonly variables: TQuery['variables'];
  readonly onAnswer?: ((response: TQuery['response']) => void) | undefined;
}

/** Makes the function of `useRefresh`. */
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
    const changeCount = ownChangeCount(environment);
    const end = () => {
      isAsking = false;
      // The reader's own change was answered meanwhile: this answer may have been read before it, and has overwritten it.
      if (isWantedAgain || ownChangeCount(environment) !== changeCount) {
        isWantedAgain = false;
        ask(1);
      }
    };
    // Not by `fetchQuery`: where the same is being asked already, it answers with that, which may have been read before what happened now.
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
