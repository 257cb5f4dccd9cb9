import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../ui/Modal.tsx';
import { BindForm } from './BindForm.tsx';
import { BindOutcome } from './BindOutcome.tsx';
import type { Upload } from './useBindSteamAccounts.ts';

interface BindDialogProps {
  readonly isSandbox: boolean;
  /** Something was taken: the page has bindings to show. */
  readonly onTaken: () => void;
  readonly onClose: () => void;
}

/** Binding: the form, then what becomes of each file, live. */
export function BindDialog({ isSandbox, onTaken, onClose }: BindDialogProps) {
  const { t } = useTranslation(['steam', 'app']);
  const [upload, setUpload] = useState<Upload | null>(null);
  return (
    <Modal
      title={t(upload === null ? 'bindTitle' : 'outcomeTitle')}
      closeLabel={t('app:close')}
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
