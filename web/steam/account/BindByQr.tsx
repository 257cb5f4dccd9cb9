import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QrBinding_binding$key } from '../../__generated__/QrBinding_binding.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogForm, Problem } from './dialogParts.tsx';
import { QrBinding } from './QrBinding.tsx';
import { useBindByQr } from './useBindByQr.ts';

interface BindByQrProps {
  /** The account that is bound again. Null for any. */
  readonly steamAccountId: string | null;
  /** A binding that waits already; its code is shown at once. */
  readonly shown?: QrBinding_binding$key;
  readonly sandboxUrl: string | null;
  readonly onClose: () => void;
}

/** Binding without secrets: what it means, then the code for the owner's Steam app. */
export function BindByQr({ steamAccountId, shown, sandboxUrl, onClose }: BindByQrProps) {
  const { t } = useTranslation('account');
  const [binding, setBinding] = useState(shown ?? null);
  const [problem, setProblem] = useState<string | null>(null);
  const [start, isStarting] = useBindByQr(setBinding, setProblem);
  function begin() {
    setProblem(null);
    start(steamAccountId);
  }
  if (binding !== null && problem === null) {
    return (
      <DialogForm as="div">
        <QrBinding binding={binding} sandboxUrl={sandboxUrl} onAgain={begin} onClose={onClose} />
      </DialogForm>
    );
  }
  return (
    <DialogForm as="div">
      <p>{t('qrBody')}</p>
      <Problem>{problem}</Problem>
      <Button look="primary" size="large" isWide isBusy={isStarting} onClick={begin}>
        {t('qrShow')}
      </Button>
    </DialogForm>
  );
}
