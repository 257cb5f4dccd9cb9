import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { styled } from 'styled-components';
import type { CallbackDialogQuery } from '../../__generated__/CallbackDialogQuery.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { ErrorNote } from '../../shell/ErrorNote.tsx';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { callbackTone } from './CallbackRow.tsx';
import { DeliveryView } from './DeliveryView.tsx';
import { Actions, Hint } from './partnerParts.ts';
import { useResendCallback } from './useResendCallback.ts';

interface CallbackDialogProps {
  readonly eventId: string;
  readonly writeMoment: WriteMoment;
  readonly onClose: () => void;
}

const QUERY = graphql`
  query CallbackDialogQuery($eventId: ID!) {
    node(id: $eventId) {
      ... on CallbackEvent {
        id
        eventId
        type
        state
        deliveries(first: 20) {
          edges {
            node {
              id
              ...DeliveryView_delivery
            }
          }
        }
      }
    }
  }
`;

/**
 * One callback with its attempts: the raw request, the start of the response, and a button to send it again
 * (requirement P-05).
 */
export function CallbackDialog({ eventId, writeMoment, onClose }: CallbackDialogProps) {
  const { t } = useTranslation(['console', 'shell']);
  return (
    <Modal shape="drawer" title={t('callback')} closeLabel={t('shell:close')} onClose={onClose}>
      <Scroll>
        <BlockErrorBoundary resetKey={eventId} onRetry={onClose}>
          <Suspense fallback={<Skeleton height="320px" />}>
            <Body eventId={eventId} writeMoment={writeMoment} onClose={onClose} />
          </Suspense>
        </BlockErrorBoundary>
      </Scroll>
    </Modal>
  );
}

function Body({ eventId, writeMoment, onClose }: CallbackDialogProps) {
  // Always fetched, because the worker may have made another attempt since the list loaded.
  const { node } = useLazyLoadQuery<CallbackDialogQuery>(QUERY, { eventId }, { fetchPolicy: 'network-only' });
  const { t } = useTranslation('console');
  const { toasts } = useAppServices();
  const [resend, isBusy] = useResendCallback((problem) => {
    toasts.show(problem === null ? 'success' : 'failure', problem ?? t('resent'));
    if (problem === null) onClose();
  });
  if (node?.deliveries == null) {
    return <ErrorNote onRetry={onClose} />;
  }
  const deliveries = node.deliveries.edges;
  return (
    <>
      <Meta>
        <Tag tone={callbackTone(node.state ?? '')}>{t(`state_${node.state}`)}</Tag>
        <span>{node.type}</span>
        <span className="num">{node.eventId}</span>
      </Meta>
      {deliveries.length === 0 && <Hint>{t('notTried')}</Hint>}
      {deliveries.map(({ node: delivery }, index) => (
        <DeliveryView key={delivery.id} delivery={delivery} isOpen={index === 0} writeMoment={writeMoment} />
      ))}
      <Actions>
        <Button look="primary" isBusy={isBusy} onClick={() => resend(eventId)}>
          {t('resend')}
        </Button>
        <Hint>{t('resendHint')}</Hint>
      </Actions>
    </>
  );
}

const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: 6px 24px 24px;
  @media (max-width: 767px) { padding: 4px 16px 20px; }
`;

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  padding-bottom: 12px;
  font-size: 12px;
  color: var(--t3);
  overflow-wrap: anywhere;
`;
