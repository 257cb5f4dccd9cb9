import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../ui/Modal.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { BindByCode } from './BindByCode.tsx';
import { BindByQr } from './BindByQr.tsx';
import { Ways } from './dialogParts.tsx';

interface RebindDialogProps {
  readonly steamAccount: { readonly id: string; readonly accountName: string };
  readonly sandboxUrl: string | null;
  readonly onClose: () => void;
}

/** A new sign-in of an account without secrets, by QR code or typed code. */
export function RebindDialog({ steamAccount, sandboxUrl, onClose }: RebindDialogProps) {
  const { t } = useTranslation(['account', 'shell']);
  const [by, setBy] = useState<'qr' | 'code'>('qr');
  return (
    <Modal
      title={t('signInAgainTitle', { name: steamAccount.accountName })}
      closeLabel={t('shell:close')}
      onClose={onClose}
    >
      <Ways>
        <Segmented
          label={t('by')}
          value={by}
          options={[
            { value: 'qr', label: t('by_qr') },
            { value: 'code', label: t('by_code') },
          ]}
          onChange={setBy}
        />
      </Ways>
      {by === 'qr' ? (
        <BindByQr steamAccountId={steamAccount.id} sandboxUrl={sandboxUrl} onClose={onClose} />
      ) : (
        <BindByCode steamAccount={steamAccount} isSandbox={sandboxUrl !== null} onClose={onClose} />
      )}
    </Modal>
  );
}
