import { graphql, useMutation } from 'react-relay';
import type { useUnbindSteamAccountMutation } from '../__generated__/useUnbindSteamAccountMutation.graphql.ts';

/** What unbinding did, or would do. */
export interface Unbinding {
  readonly listingCount: number;
  readonly orderCount: number;
}

/** Unbinds with a code; without one it is a rehearsal. */
export type UnbindSteamAccount = (
  steamAccountId: string,
  code: string | null,
  onDone: (unbinding: Unbinding) => void,
  onRejected: (message: string) => void,
) => void;

/** The deed, and whether it is under way. */
export function useUnbindSteamAccount(): [unbind: UnbindSteamAccount, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useUnbindSteamAccountMutation>(MUTATION);
  const unbind: UnbindSteamAccount = (steamAccountId, code, onDone, onRejected) =>
    void commit({
      variables: { input: { steamAccountId, code } },
      onCompleted({ unbindSteamAccount: answer }) {
        const { listingCount, orderCount } = answer;
        if (answer.message !== undefined) {
          onRejected(answer.message);
        } else if (listingCount !== undefined && orderCount !== undefined) {
          onDone({ listingCount, orderCount });
        }
      },
    });
  return [unbind, isInFlight];
}

const MUTATION = graphql`
  mutation useUnbindSteamAccountMutation($input: UnbindSteamAccountInput!) {
    unbindSteamAccount(input: $input) {
      ... on UnbindSteamAccountPayload {
        listingCount
        orderCount
      }
      ... on DomainError {
        message
      }
    }
  }
`;
