import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../ui/Modal.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { BindByCode } from './BindByCode.tsx';
import { BindByQr } from './BindByQr.tsx';
import { BindForm } from './BindForm.tsx';
import { BindOutcome } from './BindOutcome.tsx';
import { Ways } from './dialogParts.tsx';
import type { Upload } from './useBindSteamAccounts.ts';

interface BindDialogProps {
  /** Address of the sandbox. Null outside of it. */
  readonly sandboxUrl: string | null;
  /** Runs when a file was accepted, so that the page shows its binding. */
  readonly onTaken: () => void;
  readonly onClose: () => void;
}

/** Binding of accounts, by Mafiles with the live result of each, or by a QR code for the Steam app, or by a typed login code. */
export function BindDialog({ sandboxUrl, onTaken, onClose }: BindDialogProps) {
  const { t } = useTranslation(['account', 'shell']);
  const [upload, setUpload] = useState<Upload | null>(null);
  const [by, setBy] = useState<'mafile' | 'qr' | 'code'>('mafile');
  return (
    <Modal
      title={t(upload === null ? 'bindTitle' : 'outcomeTitle')}
      closeLabel={t('shell:close')}
      onClose={onClose}
    >
      {upload === null && (
        <Ways>
          <Segmented
            label={t('by')}
            value={by}
            options={[
              { value: 'mafile', label: t('by_mafile') },
              { value: 'qr', label: t('by_qr') },
              { value: 'code', label: t('by_code') },
            ]}
            onChange={setBy}
          />
        </Ways>
      )}
      {by === 'qr' ? (
        <BindByQr steamAccountId={null} sandboxUrl={sandboxUrl} onClose={onClose} />
      ) : by === 'code' ? (
        <BindByCode steamAccount={null} isSandbox={sandboxUrl !== null} onClose={onClose} />
      ) : upload === null ? (
        <BindForm
          isSandbox={sandboxUrl !== null}
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
