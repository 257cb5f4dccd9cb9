import { graphql, useMutation } from 'react-relay';
import type {
  ApplyPartnerInput,
  useApplyPartnerMutation,
} from '../__generated__/useApplyPartnerMutation.graphql.ts';

/** Why an application was refused, and its field, where it is one. */
export interface ApplyRefusal {
  readonly code: string;
  readonly field: string | undefined;
}

/** Sends an application; answers the refusal, null where it is under review. Rejected where no answer came, which has been told. */
export function useApplyPartner(): (input: ApplyPartnerInput) => Promise<ApplyRefusal | null> {
  const [commit] = useMutation<useApplyPartnerMutation>(MUTATION);
  return (input) =>
    new Promise((resolve, reject) => {
      commit({
        variables: { input },
        onCompleted: ({ applyPartner: { code, field } }, errors) =>
          errors?.length
            ? reject(new Error(errors[0]?.message))
            : resolve(code === undefined ? null : { code, field }),
        onError: reject,
      });
    });
}

const MUTATION = graphql`
  mutation useApplyPartnerMutation($input: ApplyPartnerInput!) {
    applyPartner(input: $input) {
      ... on ApplyPartnerPayload {
        viewer {
          id
          partner {
            id
            status
            lockedAt
            ...ApplicationPart_partner
          }
        }
      }
      ... on ApplicationInvalid {
        field
      }
      ... on DomainError {
        code
      }
    }
  }
`;
