import { graphql, useMutation } from 'react-relay';
import type { useTestCallbackMutation } from '../__generated__/useTestCallbackMutation.graphql.ts';

/** Sends a test callback. A refusal comes with the seconds after which it can be sent again, where it is for the time alone. */
export function useTestCallback(
  onRefused: (code: string, seconds?: number) => void,
): [send: () => void, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useTestCallbackMutation>(MUTATION);
  function send() {
    commit({
      variables: { input: {} },
      onCompleted({ testPartnerCallback: { code, retryAfterSeconds } }) {
        if (code !== undefined) onRefused(code, retryAfterSeconds);
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
      ... on CallbackTestTooSoon {
        retryAfterSeconds
      }
      ... on DomainError {
        code
      }
    }
  }
`;
