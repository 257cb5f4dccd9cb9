import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { useRefreshSteamTokenMutation } from '../../__generated__/useRefreshSteamTokenMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';

/** Requests a new access token of an account. The result is shown in a toast. */
export function useRefreshSteamToken(): [refresh: (steamAccountId: string) => void, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useRefreshSteamTokenMutation>(MUTATION);
  const { t } = useTranslation(['account', 'shell']);
  const { toasts } = useAppServices();
  function refresh(steamAccountId: string) {
    commit({
      variables: { input: { steamAccountId } },
      onCompleted({ refreshSteamToken: answer }) {
        if (answer.message === undefined) {
          toasts.show('success', t('tokenRefreshed'));
        } else {
          toasts.show('failure', answer.message);
        }
      },
    });
  }
  return [refresh, isInFlight];
}

const MUTATION = graphql`
  mutation useRefreshSteamTokenMutation($input: RefreshSteamTokenInput!) {
    refreshSteamToken(input: $input) {
      ... on RefreshSteamTokenPayload {
        steamAccount {
          id
          ...SteamAccountRow_account
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
