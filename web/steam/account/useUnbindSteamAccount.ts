import { fetchQuery, graphql, useMutation, useRelayEnvironment } from 'react-relay';
import type { useUnbindSteamAccountEffectsQuery } from '../../__generated__/useUnbindSteamAccountEffectsQuery.graphql.ts';
import type { useUnbindSteamAccountMutation } from '../../__generated__/useUnbindSteamAccountMutation.graphql.ts';

/** What unbinding would affect. */
export interface Unbinding {
  readonly listingCount: number;
  readonly orderCount: number;
}

/** Unbinds with a code; without one it reads what would be affected. */
export type UnbindSteamAccount = (
  steamAccountId: string,
  code: string | null,
  onDone: (unbinding: Unbinding) => void,
  onRejected: (message: string) => void,
) => void;

/** Returns the function that unbinds, and whether it is running. */
export function useUnbindSteamAccount(): [unbind: UnbindSteamAccount, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useUnbindSteamAccountMutation>(MUTATION);
  const environment = useRelayEnvironment();
  const unbind: UnbindSteamAccount = (steamAccountId, code, onDone, onRejected) => {
    if (code === null) {
      const reading = fetchQuery<useUnbindSteamAccountEffectsQuery>(environment, EFFECTS, {
        id: steamAccountId,
      });
      reading.subscribe({ next: ({ node }) => node?.unbinding != null && onDone(node.unbinding) });
      return;
    }
    commit({
      variables: { input: { steamAccountId, code } },
      onCompleted({ unbindSteamAccount: { message, listingCount } }) {
        if (message !== undefined) {
          onRejected(message);
        } else if (listingCount !== undefined) {
          onDone({ listingCount, orderCount: 0 });
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
