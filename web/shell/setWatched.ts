import { commitMutation, type Environment, graphql, type RecordSourceSelectorProxy } from 'relay-runtime';
import type { setWatchedMutation } from '../__generated__/setWatchedMutation.graphql.ts';
import type { setWatchedUnwatchMutation } from '../__generated__/setWatchedUnwatchMutation.graphql.ts';

/**
 * Adds an item to the watchlist or removes it. The heart changes at once, and changes back where the server rejects
 * the request.
 * @param onRejected receives the message of a domain error.
 * @param onDone runs when the server has stored the change.
 */
export function setWatched(
  environment: Environment,
  marketItemId: string,
  isWatched: boolean,
  { onRejected, onDone }: { onRejected?: (message: string) => void; onDone?: () => void } = {},
): void {
  const optimisticUpdater = (store: RecordSourceSelectorProxy) => {
    store.get(marketItemId)?.setValue(isWatched, 'isWatched');
  };
  const variables = { input: { marketItemId } };
  if (!isWatched) {
    commitMutation<setWatchedUnwatchMutation>(environment, {
      mutation: UNWATCH,
      variables,
      optimisticUpdater,
      onCompleted: () => onDone?.(),
    });
    return;
  }
  commitMutation<setWatchedMutation>(environment, {
    mutation: WATCH,
    variables,
    optimisticUpdater,
    onCompleted({ watchItem }) {
      if (watchItem.message === undefined) {
        onDone?.();
      } else {
        onRejected?.(watchItem.message);
      }
    },
  });
}

const WATCH = graphql`
  mutation setWatchedMutation($input: WatchItemInput!) {
    watchItem(input: $input) {
      ... on WatchItemPayload {
        marketItem {
          id
          isWatched
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;

const UNWATCH = graphql`
  mutation setWatchedUnwatchMutation($input: UnwatchItemInput!) {
    unwatchItem(input: $input) {
      ... on UnwatchItemPayload {
        marketItem {
          id
          isWatched
          priceAlertCents
        }
      }
    }
  }
`;
