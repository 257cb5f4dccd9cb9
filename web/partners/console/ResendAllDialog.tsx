import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { styled } from 'styled-components';
import type {
  CallbackFilter,
  ResendAllDialogPreviewQuery,
} from '../../__generated__/ResendAllDialogPreviewQuery.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { Button } from '../../ui/Button.tsx';
import { DialogButtons, Modal } from '../../ui/Modal.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Hint } from './partnerParts.ts';
import { useResendCallbacks } from './useResendCallbacks.ts';

interface ResendAllDialogProps {
  /** The search whose callbacks are sent again. */
  readonly filter: CallbackFilter;
  readonly onClose: () => void;
  readonly onResent: () => void;
}

/** Sends all callbacks that the log shows again, after a dry run that counts them (requirement P-05). */
export function ResendAllDialog(props: ResendAllDialogProps) {
  const { t } = useTranslation(['console', 'shell']);
  const { onClose } = props;
  return (
    <Modal title={t('resendAllTitle')} closeLabel={t('shell:close')} onClose={onClose}>
      <BlockErrorBoundary resetKey="" onRetry={onClose}>
        <Suspense fallback={<Skeleton height="120px" />}>
          <Body {...props} />
        </Suspense>
      </BlockErrorBoundary>
    </Modal>
  );
}

function Body({ filter, onClose, onResent }: ResendAllDialogProps) {
  const { t } = useTranslation('console');
  const { toasts } = useAppServices();
  const { viewer } = useLazyLoadQuery<ResendAllDialogPreviewQuery>(
    QUERY,
    { filter },
    { fetchPolicy: 'network-only' },
  );
  const preview = viewer?.partner?.callbackResendPreview;
  const [resend, isBusy] = useResendCallbacks(filter, (outcome) => {
    if ('message' in outcome) {
      toasts.show('failure', outcome.message);
      return;
    }
    const { resentCount: number, leftCount: left } = outcome;
    toasts.show(
      'success',
      left === 0 ? t('resendAllDone', { number }) : t('resendAllLeft', { number, left }),
    );
    onClose();
    onResent();
  });
  if (preview == null) {
    throw new Error('The callbacks could not be counted.');
  }
  const { matchedCount, resendCount } = preview;
  return (
    <>
      <Count className="num">
        {resendCount === 0 ? t('resendAllNone') : t('resendAllCount', { number: matchedCount })}
      </Count>
      {matchedCount > resendCount && <Hint>{t('resendAllBound', { number: resendCount })}</Hint>}
      <Hint>{t('resendAllHint')}</Hint>
      {filter.state == null && <Hint>{t('resendAllDelivered')}</Hint>}
      <DialogButtons>
        <Button onClick={onClose}>{t('cancel')}</Button>
        {resendCount > 0 && (
          <Button look="primary" isBusy={isBusy} onClick={resend}>
            {t('resendAllNow', { number: resendCount })}
          </Button>
        )}
      </DialogButtons>
    </>
  );
}

const QUERY = graphql`
  query ResendAllDialogPreviewQuery($filter: CallbackFilter!) {
    viewer {
      id
      partner {
        id
        callbackResendPreview(filter: $filter) {
          matchedCount
          resendCount
        }
      }
    }
  }
`;

const Count = styled.p`
  padding-bottom: 8px;
  color: var(--t1);
  line-height: 22px;
`;
