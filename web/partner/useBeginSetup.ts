import { graphql, useMutation } from 'react-relay';
import type {
  BeginPartnerSetupInput,
  useBeginSetupMutation,
} from '../__generated__/useBeginSetupMutation.graphql.ts';

/** Why key or address was refused: the field, and what is wrong with it, where it is one. */
export interface SetupRefusal {
  readonly code: string;
  readonly field: string | undefined;
  readonly problem: string | undefined;
}

/** Keeps key and callback address for step 2. */
export function useBeginSetup(
  onKept: () => void,
  onRefused: (refusal: SetupRefusal) => void,
): [begin: (input: BeginPartnerSetupInput) => void, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useBeginSetupMutation>(MUTATION);
  function begin(input: BeginPartnerSetupInput) {
    commit({
      variables: { input },
      onCompleted({ beginPartnerSetup: { code, field, keyProblem, urlProblem } }) {
        if (code === undefined) onKept();
        else onRefused({ code, field, problem: keyProblem ?? urlProblem });
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
        keyProblem
      }
      ... on PartnerKeyTaken {
        field
      }
      ... on CallbackUrlInvalid {
        field
        urlProblem
      }
      ... on DomainError {
        code
      }
    }
  }
`;
