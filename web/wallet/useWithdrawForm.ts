import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../app/appServices.ts';
import { useWithdraw } from './useWithdraw.ts';

/** What is typed into the form, what the server refused of it, and the deed. */
export function useWithdrawForm(onBegun: () => void) {
  const { t } = useTranslation(['wallet', 'app']);
  const { toasts } = useAppServices();
  const [text, setText] = useState('');
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string | undefined>();
  const [codeProblem, setCodeProblem] = useState<string | undefined>();
  const [withdraw, isInFlight] = useWithdraw({
    onBegun() {
      toasts.show('success', t('withdrawDone'));
      setText('');
      setCode('');
      onBegun();
    },
    onRefused(refused) {
      const words = t([`refusal_${refused}`, `app:refusal_${refused}`]);
      if (/^withdraw(al|able)/.test(refused)) setRefusal(words);
      else if (/code/i.test(refused)) setCodeProblem(words);
      else toasts.show('failure', words);
    },
  });
  function type(typed: string) {
    setText(typed);
    setRefusal(undefined);
  }
  return { text, type, code, setCode, refusal, codeProblem, setCodeProblem, withdraw, isInFlight };
}
