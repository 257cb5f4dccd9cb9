import { useEffect, useEffectEvent } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useInventoryLookMutation } from '../../__generated__/useInventoryLookMutation.graphql.ts';

/**
 * Has the viewer's inventories read when a page that shows them is opened or comes back into sight: what it shows is then
 * at most a minute old. The server ignores what it read less than a minute ago, so nothing is said of a failure.
 */
export function useInventoryLook(): void {
  const [commit] = useMutation<useInventoryLookMutation>(MUTATION);
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') {
      commit({ variables: {}, onError: () => undefined });
    }
  });
  useEffect(() => {
    const onSight = () => look();
    onSight();
    document.addEventListener('visibilitychange', onSight);
    return () => document.removeEventListener('visibilitychange', onSight);
  }, []);
}

const MUTATION = graphql`
  mutation useInventoryLookMutation {
    refreshInventory(input: { isBackground: true }) {
      ... on RefreshInventoryPayload {
        viewer {
          steamAccounts {
            id
            inventoryStatus
            inventoryDueAt
          }
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
