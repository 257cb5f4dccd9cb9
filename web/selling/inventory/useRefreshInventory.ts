import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { useRefreshInventoryMutation } from '../../__generated__/useRefreshInventoryMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { type LookedAt, lookOutcome } from './inventorySync.ts';

/**
 * Requests a sync of one account's inventory, or of all with null. A domain error is shown in a toast, and so is the
 * success of a sync that was requested here (requirement E-04); `accounts` show when it ends.
 */
export function useRefreshInventory(
  accounts: readonly LookedAt[],
): [refresh: (steamAccountId: string | null) => void, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useRefreshInventoryMutation>(MUTATION);
  const { toasts } = useAppServices();
  const { t } = useTranslation(['inventory', 'shell']);
  const [asked, setAsked] = useState<readonly LookedAt[] | null>(null);
  const outcome = asked === null ? 'underWay' : lookOutcome(asked, accounts);
  const end = useEffectEvent(() => {
    setAsked(null);
    if (outcome === 'well') {
      toasts.show('success', t('refreshed'));
    }
  });
  useEffect(() => {
    if (outcome !== 'underWay') {
      end();
    }
  }, [outcome]);
  const refresh = (steamAccountId: string | null) => {
    const before = accounts.filter(({ id }) => steamAccountId === null || id === steamAccountId);
    commit({
      variables: { input: { steamAccountId } },
      onCompleted({ refreshInventory: answer }) {
        if (answer.message === undefined) {
          setAsked(before);
        } else {
          toasts.show('failure', answer.message);
        }
      },
    });
  };
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
      ... on DomainError {
        message
      }
    }
  }
`;
