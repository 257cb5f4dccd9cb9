import { fetchQuery, graphql, useMutation, useRelayEnvironment } from 'react-relay';
import type { useUnbindSteamAccountEffectsQuery } from '../../__generated__/useUnbindSteamAccountEffectsQuery.graphql.ts';
import type { useUnbindSteamAccountMutation } from '../../__generated__/useUnbindSteamAccountMutation.graphql.ts';

/** What unbinding would affect. */
export interface Unbinding {
  readonly listingCount: number;
  readonly orderCount: number;
}

/** Unbinds with a code. */
export type UnbindSteamAccount = (
  steamAccountId: string,
  code: string,
  onDone: () => void,
  onRejected: (message: string) => void,
) => void;

/** Returns the function that reads what unbinding would affect: null when it could not be read. */
export function useReadUnbinding(): (
  steamAccountId: string,
  onRead: (unbinding: Unbinding | null) => void,
) => void {
  const environment = useRelayEnvironment();
  return (id, onRead) => {
    fetchQuery<useUnbindSteamAccountEffectsQuery>(environment, EFFECTS, { id }).subscribe({
      next: ({ node }) => onRead(node?.unbinding ?? null),
      error: () => onRead(null),
    });
  };
}

/** Returns the function that unbinds, and whether it is running. */
export function useUnbindSteamAccount(): [unbind: UnbindSteamAccount, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useUnbindSteamAccountMutation>(MUTATION);
  const unbind: UnbindSteamAccount = (steamAccountId, code, onDone, onRejected) => {
    commit({
      variables: { input: { steamAccountId, code } },
      onCompleted({ unbindSteamAccount: { message, listingCount } }) {
        if (message !== undefined) {
          onRejected(message);
        } else if (listingCount !== undefined) {
          onDone();
        }
      },
    });
  };
  return [unbind, isInFlight];
}

const EFFECTS = graphql`
  query useUnbindSteamAccountEffectsQuery($id: ID!) {
    node(id: $id) {
      ... on SteamAccount {
        unbinding {
          listingCount
          orderCount
        }
      }
    }
  }
`;

const MUTATION = graphql`
  mutation useUnbindSteamAccountMutation($input: UnbindSteamAccountInput!) {
    unbindSteamAccount(input: $input) {
      ... on UnbindSteamAccountPayload {
        listingCount
      }
      ... on DomainError {
        message
      }
    }
  }
`;
