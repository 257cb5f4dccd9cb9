import { graphql, useMutation } from 'react-relay';
import type { SignatureStyle, useSetStyleMutation } from '../../__generated__/useSetStyleMutation.graphql.ts';

/** Sets another accepted signature style. `onDone` receives the message of a domain error, or null. */
export function useSetStyle(
  onDone: (problem: string | null) => void,
): [setStyle: (style: SignatureStyle) => void, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useSetStyleMutation>(MUTATION);
  function setStyle(style: SignatureStyle) {
    commit({
      variables: { input: { style } },
      onCompleted: ({ setSignatureStyle: { message } }) => onDone(message ?? null),
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
        message
      }
    }
  }
`;
