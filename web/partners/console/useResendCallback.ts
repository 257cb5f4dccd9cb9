import { graphql, useMutation } from 'react-relay';
import type { useResendCallbackMutation } from '../../__generated__/useResendCallbackMutation.graphql.ts';

/** Sends a callback again. `onDone` receives the message of a domain error, or null. */
export function useResendCallback(
  onDone: (problem: string | null) => void,
): [resend: (eventId: string) => void, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useResendCallbackMutation>(MUTATION);
  function resend(eventId: string) {
    commit({
      variables: { input: { eventId } },
      onCompleted: ({ resendCallback: { message } }) => onDone(message ?? null),
    });
  }
  return [resend, isInFlight];
}

const MUTATION = graphql`
  mutation useResendCallbackMutation($input: ResendCallbackInput!) {
    resendCallback(input: $input) {
      ... on ResendCallbackPayload {
        event {
          id
          ...CallbackRow_event
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
