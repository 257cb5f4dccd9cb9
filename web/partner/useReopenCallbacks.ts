import { graphql, useMutation } from 'react-relay';
import type { useReopenCallbacksMutation } from '../__generated__/useReopenCallbacksMutation.graphql.ts';

/** Switches callbacks on again; answers the refusal's code, or null. */
export function useReopenCallbacks(
  onDone: (code: string | null) => void,
): [reopen: () => void, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useReopenCallbacksMutation>(MUTATION);
  function reopen() {
    commit({
      variables: { input: {} },
      onCompleted: ({ reopenCallbacks: { code } }) => onDone(code ?? null),
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
        code
      }
    }
  }
`;
