import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppServices } from '../../shell/appServices.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { useBatch } from './batch.ts';
import { useBlameText } from './PriceNote.tsx';
import { useUnlistListings } from './useUnlistListings.ts';

interface UnlistDialogProps {
  readonly listingId: string;
  /** Runs when the listing was withdrawn. */
  readonly onDone?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Confirmation before a listing is withdrawn. Why it could not be is said in the dialog. */
export function UnlistDialog({ listingId, onDone, onClose }: UnlistDialogProps) {
  const { t } = useTranslation(['sell', 'shell']);
  const { toasts } = useAppServices();
  const sendBatch = useBatch(useUnlistListings());
  const blameText = useBlameText();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const start = async () => {
    setIsSending(true);
    const { problem, failures, doneKeys, isLost } = await sendBatch([{ key: listingId }]);
    setIsSending(false);
    const blame = failures.get(listingId);
    if (isLost || problem !== null) {
      toasts.show('failure', problem ?? t('answerLost'));
    } else if (blame !== undefined) {
      setFailure(blameText(blame));
    } else if (doneKeys.length > 0) {
      toasts.show('success', t('unlisted', { count: 1 }));
      onDone?.();
      onClose();
    }
  };
  return (
    <Modal title={t('unlistTitle')} closeLabel={t('shell:close')} onClose={onClose}>
      <p role={failure === null ? undefined : 'alert'}>
        {failure === null ? t('unlistText') : t('unlistFailed', { reason: failure })}
      </p>
      <Buttons>
        <Button size="large" isWide onClick={onClose}>
          {failure === null ? t('keep') : t('shell:close')}
        </Button>
        {failure === null && (
          <Button look="danger" size="large" isWide isBusy={isSending} onClick={() => void start()}>
            {t('unlist')}
          </Button>
        )}
      </Buttons>
    </Modal>
  );
}

const Buttons = styled.div`
  display: flex;
  gap: 8px;
  padding-top: 20px;
`;
