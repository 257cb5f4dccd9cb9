import { useRef } from 'react';
import { graphql, useMutation } from 'react-relay';
import type {
  CallbackFilter,
  useResendCallbacksMutation,
} from '../../__generated__/useResendCallbacksMutation.graphql.ts';

/** What a resend of many did: the message of a domain error, or its numbers. */
export type ResendOutcome =
  | { readonly message: string }
  | { readonly resentCount: number; readonly leftCount: number };

/** Sends all callbacks of a search again. A press that got no response can be repeated: it has the same request id. */
export function useResendCallbacks(
  filter: CallbackFilter,
  onDone: (outcome: ResendOutcome) => void,
): [resend: () => void, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useResendCallbacksMutation>(MUTATION);
  const clientRequestId = useRef('');
  function resend() {
    clientRequestId.current ||= crypto.randomUUID();
    commit({
      variables: { input: { filter, clientRequestId: clientRequestId.current } },
      onCompleted({ resendCallbacks: { message, resend: done } }) {
        clientRequestId.current = '';
        onDone(done ?? { message: message ?? '' });
      },
    });
  }
  return [resend, isInFlight];
}

const MUTATION = graphql`
  mutation useResendCallbacksMutation($input: ResendCallbacksInput!) {
    resendCallbacks(input: $input) {
      ... on ResendCallbacksPayload {
        resend {
          resentCount
          leftCount
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
