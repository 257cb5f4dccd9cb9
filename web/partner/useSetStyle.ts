import { graphql, useMutation } from 'react-relay';
import type { SignatureStyle, useSetStyleMutation } from '../__generated__/useSetStyleMutation.graphql.ts';

/** Says which way of signing is taken besides our own; answers the refusal's code, or null. */
export function useSetStyle(
  onDone: (code: string | null) => void,
): [setStyle: (style: SignatureStyle) => void, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useSetStyleMutation>(MUTATION);
  function setStyle(style: SignatureStyle) {
    commit({
      variables: { input: { style } },
      onCompleted: ({ setSignatureStyle: { code } }) => onDone(code ?? null),
    });
  }
  return [setStyle, isInFlight];
}

const MUTATION = graphql`
  mutation useSetStyleMutation($input: SetSignatureStyleInput!) {
    setSignatureStyle(input: $input) {
      ... on SetSignatureStylePayload {
        viewer {
          id
          partner {
            id
            ...StyleCard_partner
          }
        }
      }
      ... on DomainError {
        code
      }
    }
  }
`;
