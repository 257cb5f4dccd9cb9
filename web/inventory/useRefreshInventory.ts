import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { useRefreshInventoryMutation } from '../__generated__/useRefreshInventoryMutation.graphql.ts';
import { useAppServices } from '../app/appServices.ts';

/** Asks for a look at one account's inventory, or at all with null; a refusal is told in a toast. */
export function useRefreshInventory(): [
  refresh: (steamAccountId: string | null) => void,
  isInFlight: boolean,
] {
  const [commit, isInFlight] = useMutation<useRefreshInventoryMutation>(MUTATION);
  const { toasts } = useAppServices();
  const { t } = useTranslation('app');
  const refresh = (steamAccountId: string | null) =>
    void commit({
      variables: { input: { steamAccountId } },
      onCompleted({ refreshInventory: answer }) {
        if (answer.code !== undefined) {
          toasts.show('failure', t([`inventory:refusal_${answer.code}`, `app:refusal_${answer.code}`]));
        }
      },
    });
  return [refresh, isInFlight];
}

const MUTATION = graphql`
  mutation useRefreshInventoryMutation($input: RefreshInventoryInput!) {
    refreshInventory(input: $input) {
      ... on RefreshInventoryPayload {
        viewer {
          id
          ...InventoryAccounts_viewer
        }
      }
      ... on Refusal {
        code
      }
    }
  }
`;
