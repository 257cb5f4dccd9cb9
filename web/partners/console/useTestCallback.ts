import { graphql, useMutation } from 'react-relay';
import type { useTestCallbackMutation } from '../../__generated__/useTestCallbackMutation.graphql.ts';

/** Sends a test callback. */
export function useTestCallback(
  onRejected: (message: string) => void,
): [send: () => void, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useTestCallbackMutation>(MUTATION);
  function send() {
    commit({
      variables: { input: {} },
      onCompleted({ testPartnerCallback: { message } }) {
        if (message !== undefined) onRejected(message);
      },
    });
  }
  return [send, isInFlight];
}

const MUTATION = graphql`
  mutation useTestCallbackMutation($input: TestPartnerCallbackInput!) {
    testPartnerCallback(input: $input) {
      ... on TestPartnerCallbackPayload {
        viewer {
          id
          partner {
            id
            ...SetupPart_partner
          }
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
