import { graphql, useMutation } from 'react-relay';
import type { useProveKeyMutation } from '../__generated__/useProveKeyMutation.graphql.ts';

/** Hands in the signature of the challenge. */
export function useProveKey(
  onRefused: (code: string) => void,
): [prove: (signature: string) => void, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useProveKeyMutation>(MUTATION);
  function prove(signature: string) {
    commit({
      variables: { input: { signature } },
      onCompleted({ provePartnerKey: { code } }) {
        if (code !== undefined) onRefused(code);
      },
    });
  }
  return [prove, isInFlight];
}

const MUTATION = graphql`
  mutation useProveKeyMutation($input: ProvePartnerKeyInput!) {
    provePartnerKey(input: $input) {
      ... on ProvePartnerKeyPayload {
        viewer {
          id
          partner {
            id
            ...SetupPart_partner
          }
        }
      }
      ... on DomainError {
        code
      }
    }
  }
`;
