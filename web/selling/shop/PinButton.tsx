import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import { styled } from 'styled-components';
import type { PinButtonMutation } from '../../__generated__/PinButtonMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { Button } from '../../ui/Button.tsx';

interface PinButtonProps {
  readonly listingId: string;
  readonly pinnedIds: readonly string[];
}

/** Maximum number of listings that a shop shows first, as on the server. */
const PINS_MAX = 6;

/** Shows a listing first in its seller's shop, or no longer. Only the seller sees it. */
export function PinButton({ listingId, pinnedIds }: PinButtonProps) {
  const { t } = useTranslation('shop');
  const { toasts } = useAppServices();
  const [commit, isInFlight] = useMutation<PinButtonMutation>(MUTATION);
  const isPinned = pinnedIds.includes(listingId);
  const isFull = !isPinned && pinnedIds.length >= PINS_MAX;
  const press = () => {
    const listingIds = isPinned ? pinnedIds.filter((id) => id !== listingId) : [...pinnedIds, listingId];
    commit({
      variables: { input: { listingIds } },
      onCompleted({ setPinnedListings: answer }) {
        if (answer.message != null) toasts.show('failure', answer.message);
      },
    });
  };
  return (
    <Corner>
      <Button
        size="small"
        look={isPinned ? 'primary' : 'default'}
        aria-pressed={isPinned}
        isBusy={isInFlight}
        disabled={isFull}
        title={isFull ? t('pinsFull', { count: PINS_MAX }) : undefined}
        onClick={press}
      >
        {t(isPinned ? 'pinned' : 'pin')}
      </Button>
    </Corner>
  );
}

const MUTATION = graphql`
  mutation PinButtonMutation($input: SetPinnedListingsInput!) {
    setPinnedListings(input: $input) {
      ... on SetPinnedListingsPayload {
        viewer {
          id
          user {
            id
            ...ShopPins_seller
          }
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;

const Corner = styled.div`
  position: absolute;
  top: 8px;
  right: 8px;
`;
