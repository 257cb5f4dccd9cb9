import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useMutation } from 'react-relay';
import { styled } from 'styled-components';
import type { CopySchedule_item$key } from '../../__generated__/CopySchedule_item.graphql.ts';
import type { CopyScheduleMutation } from '../../__generated__/CopyScheduleMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import type { WriteMoment } from '../../shell/Moment.tsx';

interface CopyScheduleProps {
  readonly item: CopySchedule_item$key;
  readonly writeMoment: WriteMoment;
}

/** Lists a copy when its cooldown ends: scheduled in the sell form, cancelled here. */
export function CopySchedule({ item, writeMoment }: CopyScheduleProps) {
  const { id, tradableAt, scheduledListing: request } = useFragment(FRAGMENT, item);
  const { t } = useTranslation(['inventory', 'shell']);
  const { dialogs, toasts } = useAppServices();
  const [commit, isInFlight] = useMutation<CopyScheduleMutation>(CANCEL);
  if (tradableAt == null && request == null) {
    return null;
  }
  const cancel = () =>
    commit({
      variables: { input: { inventoryItemIds: [id] } },
      onCompleted: () => toasts.show('success', t('scheduleCancelled')),
    });
  return request == null ? (
    <Press
      type="button"
      aria-label={`${t('scheduleShort')} ${t('schedule')}`}
      title={t('schedule')}
      onClick={() => dialogs.open({ kind: 'sell', assetIds: [id] })}
    >
      {t('scheduleShort')}
    </Press>
  ) : (
    <Press
      type="button"
      aria-label={`${t('scheduleCancelShort')} ${t('scheduleCancel')}`}
      title={t('scheduledFor', { moment: writeMoment(request.dueAt) })}
      disabled={isInFlight}
      onClick={cancel}
    >
      {t('scheduleCancelShort')}
    </Press>
  );
}

const FRAGMENT = graphql`
  fragment CopySchedule_item on InventoryItem {
    id
    tradableAt
    scheduledListing {
      id
      dueAt
    }
  }
`;

const CANCEL = graphql`
  mutation CopyScheduleMutation($input: CancelScheduledListingsInput!) {
    cancelScheduledListings(input: $input) {
      ... on CancelScheduledListingsPayload {
        items {
          id
          scheduledListing {
            id
          }
        }
      }
    }
  }
`;

const Press = styled.button`
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  font-size: 12px;
  line-height: 18px;
  white-space: nowrap;
  color: var(--accent-t);
  cursor: pointer;
  &:hover { text-decoration: underline; }
`;
