import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../ui/Modal.tsx';
import { BindForm } from './BindForm.tsx';
import { BindOutcome } from './BindOutcome.tsx';
import type { Upload } from './useBindSteamAccounts.ts';

interface BindDialogProps {
  readonly isSandbox: boolean;
  /** Runs when a file was accepted, so that the page shows its binding. */
  readonly onTaken: () => void;
  readonly onClose: () => void;
}

/** Binding of accounts: the form, then the live result of each file. */
export function BindDialog({ isSandbox, onTaken, onClose }: BindDialogProps) {
  const { t } = useTranslation(['account', 'shell']);
  const [upload, setUpload] = useState<Upload | null>(null);
  return (
    <Modal
      title={t(upload === null ? 'bindTitle' : 'outcomeTitle')}
      closeLabel={t('shell:close')}
      onClose={onClose}
    >
      {upload === null ? (
        <BindForm
          isSandbox={isSandbox}
          onTaken={(taken) => {
            setUpload(taken);
            onTaken();
          }}
        />
      ) : (
        <BindOutcome upload={upload} onMore={() => setUpload(null)} onClose={onClose} />
      )}
    </Modal>
  );
}
