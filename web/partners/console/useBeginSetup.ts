import { graphql, useMutation } from 'react-relay';
import type {
  BeginPartnerSetupInput,
  useBeginSetupMutation,
} from '../../__generated__/useBeginSetupMutation.graphql.ts';

/** Saves key and callback address for step 2. */
export function useBeginSetup(
  onKept: () => void,
  onRejected: (message: string, field: string | undefined) => void,
): [begin: (input: BeginPartnerSetupInput) => void, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useBeginSetupMutation>(MUTATION);
  function begin(input: BeginPartnerSetupInput) {
    commit({
      variables: { input },
      onCompleted({ beginPartnerSetup: { message, field } }) {
        if (message === undefined) onKept();
        else onRejected(message, field);
      },
    });
  }
  return [begin, isInFlight];
}

const MUTATION = graphql`
  mutation useBeginSetupMutation($input: BeginPartnerSetupInput!) {
    beginPartnerSetup(input: $input) {
      ... on BeginPartnerSetupPayload {
        viewer {
          id
          partner {
            id
            ...SetupPart_partner
          }
        }
      }
      ... on PartnerKeyInvalid {
        field
      }
      ... on PartnerKeyTaken {
        field
      }
      ... on CallbackUrlInvalid {
        field
      }
      ... on DomainError {
        message
      }
    }
  }
`;
