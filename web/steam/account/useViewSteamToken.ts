import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { commitMutation, graphql } from 'relay-runtime';
import type { useViewSteamTokenMutation } from '../../__generated__/useViewSteamTokenMutation.graphql.ts';

/** A token that is shown once. */
export interface ShownToken {
  readonly accessToken: string;
  readonly expiresAt: string | null;
}

/** Requests an account's access token with an SMS code. Only `onShown` receives it; it is stored nowhere. */
export function useViewSteamToken(
  onShown: (token: ShownToken) => void,
  onRejected: (message: string) => void,
): [view: (steamAccountId: string, code: string) => void, isInFlight: boolean] {
  const environment = useRelayEnvironment();
  const [isInFlight, setIsInFlight] = useState(false);
  function view(steamAccountId: string, code: string) {
    setIsInFlight(true);
    commitMutation<useViewSteamTokenMutation>(environment, {
      mutation: MUTATION,
      variables: { input: { steamAccountId, code } },
      onCompleted({ viewSteamToken: answer }) {
        setIsInFlight(false);
        if (answer.accessToken !== undefined) {
          onShown({ accessToken: answer.accessToken, expiresAt: answer.expiresAt ?? null });
        } else if (answer.message !== undefined) {
          onRejected(answer.message);
        }
      },
      onError: () => setIsInFlight(false),
    });
  }
  return [view, isInFlight];
}

const MUTATION = graphql`
  mutation useViewSteamTokenMutation($input: ViewSteamTokenInput!) {
    viewSteamToken(input: $input) {
      ... on ViewSteamTokenPayload {
        accessToken
        expiresAt
      }
      ... on DomainError {
        message
      }
    }
  }
`;
