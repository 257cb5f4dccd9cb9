import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { WebhookDeliveries_copyAlert$key } from '../../__generated__/WebhookDeliveries_copyAlert.graphql.ts';
import { Moment, useMomentText } from '../../shell/Moment.tsx';
import { Tag, type TagTone } from '../../ui/Tag.tsx';

interface WebhookDeliveriesProps {
  readonly copyAlert: WebhookDeliveries_copyAlert$key;
  readonly serverTime: string;
}

const TONES: Readonly<Record<string, TagTone>> = { WAITING: 'info', DELIVERED: 'pos', DEAD: 'neg' };

/** The last deliveries of a webhook, the newest first, each with what its last attempt met. */
export function WebhookDeliveries({ copyAlert, serverTime }: WebhookDeliveriesProps) {
  const { webhook } = useFragment(FRAGMENT, copyAlert);
  const { t } = useTranslation('watch');
  const writeMoment = useMomentText(Date.parse(serverTime));
  const deliveries = webhook?.deliveries ?? [];
  return (
    <section>
      <h3>{t('webhookDeliveries')}</h3>
      {deliveries.length === 0 && <Hint>{t('webhookDeliveriesEmpty')}</Hint>}
      <ul>
        {deliveries.map((one) => (
          <Line key={one.deliveryId}>
            <span>
              {one.isTest
                ? t('deliveryTest')
                : t('deliveryCopies', { count: one.copyCount, formatted: one.copyCount })}
            </span>
            <Tag tone={TONES[one.state] ?? 'plain'}>{t(`delivery_${one.state}`)}</Tag>
            <small className="num">
              <Moment at={one.createdAt} writeMoment={writeMoment} precision="second" />
              {one.durationMs != null && (
                <>
                  {` · ${one.status == null ? t(`deliveryFailure_${one.failure}`) : `HTTP ${one.status}`}`}
                  {` · ${t('deliveryMs', { count: one.durationMs })}`}
                  {one.attempts > 1 && ` · ${t('deliveryAttempts', { count: one.attempts })}`}
                </>
              )}
            </small>
          </Line>
        ))}
      </ul>
    </section>
  );
}

const FRAGMENT = graphql`
  fragment WebhookDeliveries_copyAlert on CopyAlert {
    webhook {
      deliveries {
        deliveryId
        isTest
        copyCount
        state
        attempts
        status
        failure
        durationMs
        createdAt
      }
    }
  }
`;

const Hint = styled.p`
  font-size: 13px;
  color: var(--t2);
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px 8px;
  padding: 8px 0;
  border-top: 1px solid var(--line);
  small { grid-column: 1 / -1; font-size: 12px; line-height: 18px; color: var(--t3); }
`;
