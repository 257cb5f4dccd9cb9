import { graphql, useMutation } from 'react-relay';
import type { useReopenCallbacksMutation } from '../../__generated__/useReopenCallbacksMutation.graphql.ts';

/** Enables callbacks again. `onDone` receives the message of a domain error, or null. */
export function useReopenCallbacks(
  onDone: (problem: string | null) => void,
): [reopen: () => void, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useReopenCallbacksMutation>(MUTATION);
  function reopen() {
    commit({
      variables: { input: {} },
      onCompleted: ({ reopenCallbacks: { message } }) => onDone(message ?? null),
    });
  }
  return [reopen, isInFlight];
}

const MUTATION = graphql`
  mutation useReopenCallbacksMutation($input: ReopenCallbacksInput!) {
    reopenCallbacks(input: $input) {
      ... on ReopenCallbacksPayload {
        viewer {
          id
          partner {
            id
            ...CallbackStateCard_partner
          }
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
