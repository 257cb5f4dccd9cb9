import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { useSetShopOpenMutation } from '../../__generated__/useSetShopOpenMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';

/** Opens or closes the viewer's shop and reports the effect on the listings in a toast. */
export function useSetShopOpen(onChanged: () => void): [(isOpen: boolean) => void, boolean] {
  const { t } = useTranslation('sell');
  const { toasts } = useAppServices();
  const [commit, isInFlight] = useMutation<useSetShopOpenMutation>(MUTATION);
  const set = (isOpen: boolean) =>
    commit({
      variables: { isOpen },
      onCompleted({ setShopOpen: answer }) {
        if (answer.message != null) {
          toasts.show('failure', answer.message);
          return;
        }
        const failed = answer.withdrawnCount ?? 0;
        const remaining = answer.viewer?.shopRemainingCount ?? 0;
        const following = remaining > 0 ? 'openedFirst' : 'opened';
        const opened = failed > 0 ? 'openedPartly' : following;
        // Those that have yet to be paused cannot be bought either.
        const paused = (answer.pausedCount ?? 0) + remaining;
        const count = isOpen ? (answer.resumedCount ?? 0) : paused;
        toasts.show('success', t(isOpen ? opened : 'closed', { count, failed, remaining }));
        onChanged();
      },
    });
  return [set, isInFlight];
}

const MUTATION = graphql`
  mutation useSetShopOpenMutation($isOpen: Boolean!) {
    setShopOpen(input: { isOpen: $isOpen }) {
      ... on SetShopOpenPayload {
        pausedCount
        resumedCount
        withdrawnCount
        viewer {
          id
          isShopOpen
          shopRemainingCount
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
