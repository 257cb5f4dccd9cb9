import { graphql, useMutation } from 'react-relay';
import type { useLockPartnerMutation } from '../../__generated__/useLockPartnerMutation.graphql.ts';
import { type DomainError, errorOf } from '../../relay/envelope.ts';

/** Submits step 2, which locks key and address. */
export function useLockPartner(
  onLocked: () => void,
  onRejected: (error: DomainError) => void,
): [lock: (code: string) => void, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useLockPartnerMutation>(MUTATION);
  function lock(code: string) {
    commit({
      variables: { input: { code } },
      onCompleted({ lockPartner: answer }) {
        const error = errorOf(answer);
        error === null ? onLocked() : onRejected(error);
      },
    });
  }
  return [lock, isInFlight];
}

const MUTATION = graphql`
  mutation useLockPartnerMutation($input: LockPartnerInput!) {
    lockPartner(input: $input) {
      ... on LockPartnerPayload {
        viewer {
          id
          ...ConsolePart_viewer
          partner {
            id
            status
            lockedAt
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
