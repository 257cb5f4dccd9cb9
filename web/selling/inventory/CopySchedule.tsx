import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useMutation } from 'react-relay';
import { styled } from 'styled-components';
import type { CopySchedule_item$key } from '../../__generated__/CopySchedule_item.graphql.ts';
import type { CopyScheduleMutation } from '../../__generated__/CopyScheduleMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';

interface CopyScheduleProps {
  readonly item: CopySchedule_item$key;
  readonly writeMoment: WriteMoment;
}

/** When a copy's cooldown ends and whether it will then be listed. Scheduled in the sell form, cancelled here. */
export function CopySchedule({ item, writeMoment }: CopyScheduleProps) {
  const { id, tradableAt, scheduledListing: request } = useFragment(FRAGMENT, item);
  const { t } = useTranslation(['inventory', 'shell']);
  const { dialogs, toasts } = useAppServices();
  const { paid } = useMoneyText();
  const [commit, isInFlight] = useMutation<CopyScheduleMutation>(CANCEL);
  if (tradableAt == null && request == null) {
    return null;
  }
  const cancel = () =>
    commit({
      variables: { input: { itemIds: [id] } },
      onCompleted: () => toasts.show('success', t('scheduleCancelled')),
    });
  if (request == null) {
    return (
      <>
        <small className="num">{t('until', { moment: writeMoment(tradableAt ?? '') })}</small>
        <Press type="button" onClick={() => dialogs.open({ kind: 'sell', assetIds: [id] })}>
          {t('schedule')}
        </Press>
      </>
    );
  }
  return (
    <>
      <Tag tone="info">
        {request.priceCents == null
          ? t('scheduledTimes', { multiplier: request.multiplier })
          : t('scheduledAt', { price: paid(request.priceCents) })}
      </Tag>
      <small className="num">{t('scheduledFor', { moment: writeMoment(request.dueAt) })}</small>
      <Press type="button" disabled={isInFlight} onClick={cancel}>
        {t('scheduleCancel')}
      </Press>
    </>
  );
}

const FRAGMENT = graphql`
  fragment CopySchedule_item on InventoryItem {
    id
    tradableAt
    scheduledListing {
      id
      priceCents
      multiplier
      dueAt
    }
  }
`;

const CANCEL = graphql`
  mutation CopyScheduleMutation($input: CancelScheduledListingsInput!) {
    cancelScheduledListings(input: $input) {
      items {
        id
        scheduledListing {
          id
        }
      }
    }
  }
`;

const Press = styled.button`
  padding: 2px 0;
  border: 0;
  background: none;
  font-size: 12px;
  line-height: 18px;
  color: var(--accent-t);
  cursor: pointer;
  &:hover { text-decoration: underline; }
`;
