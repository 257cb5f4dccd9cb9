import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { DeliveryView_delivery$key } from '../../__generated__/DeliveryView_delivery.graphql.ts';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { CopyLine } from './CopyLine.tsx';

interface DeliveryViewProps {
  readonly delivery: DeliveryView_delivery$key;
  readonly isOpen: boolean;
  readonly writeMoment: WriteMoment;
}

/** One attempt: the exact request and the response. */
export function DeliveryView({ delivery, isOpen, writeMoment }: DeliveryViewProps) {
  const data = useFragment(FRAGMENT, delivery);
  const { t } = useTranslation('console');
  const outcome =
    data.status == null ? t(`failure_${data.failure}`, t('failure_other')) : `HTTP ${data.status}`;
  const headers = data.requestHeaders.map(({ name, value }) => `${name}: ${value}`).join('\n');
  return (
    <Box open={isOpen}>
      <summary>
        <b>{t('attemptNo', { number: data.attempt })}</b>
        <span className="num">
          {outcome} · {t('milliseconds', { count: data.durationMs })} ·{' '}
          {writeMoment(data.createdAt, 'second')}
        </span>
      </summary>
      <div>
        <em>{t('requestHead')}</em>
        <CopyLine label={t('requestHead')} text={`POST ${data.requestUrl}\n${headers}`} />
        <em>{t('requestBody')}</em>
        <CopyLine label={t('requestBody')} text={data.requestBody} />
        {data.answer != null && data.answer !== '' && (
          <>
            <em>{t('answerStart')}</em>
            <CopyLine label={t('answerStart')} text={data.answer} />
          </>
        )}
      </div>
    </Box>
  );
}

const FRAGMENT = graphql`
  fragment DeliveryView_delivery on CallbackDelivery {
    attempt
    requestUrl
    requestHeaders {
      name
      value
    }
    requestBody
    status
    failure
    answer
    durationMs
    createdAt
  }
`;

const Box = styled.details`
  border-top: 1px solid var(--line);
  summary { display: flex; flex-wrap: wrap; gap: 2px 10px; padding: 10px 0; cursor: pointer; font-size: 13px; }
  summary b { font-weight: 500; }
  summary span { color: var(--t3); }
  > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 6px; padding-bottom: 12px; }
  em { font-style: normal; font-size: 12px; color: var(--t3); }
`;
