import { graphql, useMutation } from 'react-relay';
import type {
  ApplyPartnerInput,
  useApplyPartnerMutation,
} from '../../__generated__/useApplyPartnerMutation.graphql.ts';
import { type DomainError, errorOf } from '../../relay/envelope.ts';

/** Why an application was rejected, with the invalid field where there is one. */
export interface ApplyError extends DomainError {
  readonly field: string | undefined;
}

/**
 * Submits an application. Resolves to a domain error, or to null when it is under review. Rejects when no response
 * arrived; the network layer has reported that.
 */
export function useApplyPartner(): (input: ApplyPartnerInput) => Promise<ApplyError | null> {
  const [commit] = useMutation<useApplyPartnerMutation>(MUTATION);
  return (input) =>
    new Promise((resolve, reject) => {
      commit({
        variables: { input },
        onCompleted({ applyPartner: answer }, errors) {
          const error = errorOf(answer);
          if (errors?.length) reject(new Error(errors[0]?.message));
          else resolve(error && { ...error, field: answer.field });
        },
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
        message
      }
    }
  }
`;
