import { graphql, useMutation } from 'react-relay';
import type { useBindByCodeForm_binding$key } from '../../__generated__/useBindByCodeForm_binding.graphql.ts';
import type {
  BindSteamAccountByCodeInput,
  useBindByCodeMutation,
} from '../../__generated__/useBindByCodeMutation.graphql.ts';

/** Starts a binding by what the owner has typed. */
export function useBindByCode(
  onStarted: (binding: useBindByCodeForm_binding$key) => void,
  onRejected: (message: string) => void,
): [start: (input: BindSteamAccountByCodeInput) => void, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useBindByCodeMutation>(MUTATION);
  function start(input: BindSteamAccountByCodeInput) {
    commit({
      variables: { input },
      onCompleted({ bindSteamAccountByCode: { message, binding } }) {
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
  mutation useBindByCodeMutation($input: BindSteamAccountByCodeInput!) {
    bindSteamAccountByCode(input: $input) {
      ... on BindSteamAccountByCodePayload {
        binding {
          id
          ...useBindByCodeForm_binding
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
