import { graphql, useMutation } from 'react-relay';
import type { useProveKeyMutation } from '../../__generated__/useProveKeyMutation.graphql.ts';
import { type DomainError, errorOf } from '../../relay/envelope.ts';

/** Submits the signature of the challenge. */
export function useProveKey(
  onRejected: (error: DomainError) => void,
): [prove: (signature: string) => void, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useProveKeyMutation>(MUTATION);
  function prove(signature: string) {
    commit({
      variables: { input: { signature } },
      onCompleted({ provePartnerKey: answer }) {
        const error = errorOf(answer);
        if (error !== null) onRejected(error);
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
        message
      }
    }
  }
`;
