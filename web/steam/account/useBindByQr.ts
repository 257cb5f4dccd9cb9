import { graphql, useMutation } from 'react-relay';
import type { QrBinding_binding$key } from '../../__generated__/QrBinding_binding.graphql.ts';
import type { useBindByQrMutation } from '../../__generated__/useBindByQrMutation.graphql.ts';

/** Starts a binding by QR code, of any account or of one that is bound again. */
export function useBindByQr(
  onStarted: (binding: QrBinding_binding$key) => void,
  onRejected: (message: string) => void,
): [start: (steamAccountId: string | null) => void, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useBindByQrMutation>(MUTATION);
  function start(steamAccountId: string | null) {
    commit({
      variables: { input: { steamAccountId } },
      onCompleted({ bindSteamAccountByQr: { message, binding } }) {
        if (message !== undefined) {
          onRejected(message);
        } else if (binding !== undefined) {
          onStarted(binding);
        }
      },
    });
  }
  return [start, isInFlight];
}

const MUTATION = graphql`
  mutation useBindByQrMutation($input: BindSteamAccountByQrInput!) {
    bindSteamAccountByQr(input: $input) {
      ... on BindSteamAccountByQrPayload {
        binding {
          id
          ...QrBinding_binding
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
