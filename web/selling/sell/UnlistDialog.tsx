import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppServices } from '../../shell/appServices.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { type BatchResult, sendBatch, unreportedStop } from './batch.ts';
import { useBlameText } from './PriceNote.tsx';
import type { CopyBlame } from './pricedCopy.ts';
import { useUnlistListings } from './useUnlistListings.ts';

interface UnlistDialogProps {
  readonly listingIds: readonly string[];
  /** Runs when a listing was withdrawn. */
  readonly onDone?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Confirmation before listings are withdrawn. Failures are listed by reason. */
export function UnlistDialog({ listingIds, onDone, onClose }: UnlistDialogProps) {
  const { t } = useTranslation('sell');
  const { toasts } = useAppServices();
  const send = useUnlistListings();
  const [sent, setSent] = useState<number | null>(null);
  const [failures, setFailures] = useState<ReadonlyMap<string, CopyBlame>>(new Map());
  const isCancelled = useRef(false);
  const count = listingIds.length;
  const finish = (result: BatchResult) => {
    const { doneKeys, failures: failed } = result;
    const stop = unreportedStop(result);
    setSent(null);
    setFailures(failed);
    if (doneKeys.length > 0) {
      toasts.show('success', t('unlisted', { count: doneKeys.length }));
      onDone?.();
    }
    if (stop !== null) {
      toasts.show('failure', stop);
    } else if (failed.size === 0 && (result.stop === null || result.stop === 'cancelled')) {
      onClose();
    }
  };
  const start = () => {
    isCancelled.current = false;
    setSent(0);
    const entries = listingIds.map((key) => ({ key }));
    void sendBatch(entries, send, { onProgress: setSent, isCancelled: () => isCancelled.current }).then(
      finish,
    );
  };
  return (
    <Modal title={t('unlistTitle', { count })} closeLabel={t('shell:close')} onClose={onClose}>
      {failures.size === 0 ? <p>{t('unlistText')}</p> : <Failures failures={failures} />}
      {sent !== null && count > 1 && (
        <Progress role="status">{t('progress', { sent, total: count })}</Progress>
      )}
      <Buttons>
        {failures.size > 0 ? (
          <Button size="large" isWide onClick={onClose}>
            {t('shell:close')}
          </Button>
        ) : (
          <>
            <Button
              size="large"
              isWide
              onClick={
                sent === null
                  ? onClose
                  : () => {
                      isCancelled.current = true;
                    }
              }
            >
              {t(sent === null ? 'keep' : 'stop')}
            </Button>
            <Button look="danger" size="large" isWide isBusy={sent !== null} onClick={start}>
              {t('unlist')}
            </Button>
          </>
        )}
      </Buttons>
    </Modal>
  );
}

function Failures({ failures }: { readonly failures: ReadonlyMap<string, CopyBlame> }) {
  const { t } = useTranslation('sell');
  const blameText = useBlameText();
  const groups = Map.groupBy(failures.values(), blameText);
  return (
    <>
      <p role="status">{t('failedCount', { count: failures.size })}</p>
      <ul>
        {[...groups].map(([text, group]) => (
          <li key={text}>{t('failedGroup', { reason: text, count: group.length })}</li>
        ))}
      </ul>
    </>
  );
}

const Progress = styled.p`
  padding-top: 12px;
  color: var(--t2);
`;

const Buttons = styled.div`
  display: flex;
  gap: 8px;
  padding-top: 20px;
`;
