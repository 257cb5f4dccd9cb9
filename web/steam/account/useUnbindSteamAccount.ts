import { graphql, useMutation } from 'react-relay';
import type { useUnbindSteamAccountMutation } from '../../__generated__/useUnbindSteamAccountMutation.graphql.ts';

/** The effects of unbinding, done or previewed. */
export interface Unbinding {
  readonly listingCount: number;
  readonly orderCount: number;
}

/** Unbinds with a code; without one it is a dry run. */
export type UnbindSteamAccount = (
  steamAccountId: string,
  code: string | null,
  onDone: (unbinding: Unbinding) => void,
  onRejected: (message: string) => void,
) => void;

/** Returns the function that unbinds, and whether it is running. */
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
