import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../shell/appServices.ts';
import { useWithdraw } from './useWithdraw.ts';

/** State of the form: the input, the reason of a rejection, and the submit function. */
export function useWithdrawForm(onBegun: () => void) {
  const { t } = useTranslation(['wallet', 'shell']);
  const { toasts } = useAppServices();
  const [text, setText] = useState('');
  const [code, setCode] = useState('');
  const [amountProblem, setAmountProblem] = useState<string | undefined>();
  const [codeProblem, setCodeProblem] = useState<string | undefined>();
  const [withdraw, isInFlight] = useWithdraw({
    onBegun() {
      toasts.show('success', t('withdrawDone'));
      setText('');
      setCode('');
      onBegun();
    },
    onRejected({ code: error, message }) {
      if (/^WITHDRAW(AL|ABLE)_/.test(error)) setAmountProblem(message);
      else if (/code/i.test(error)) setCodeProblem(message);
      else toasts.show('failure', message);
    },
  });
  function type(typed: string) {
    setText(typed);
    setAmountProblem(undefined);
  }
  return { text, type, code, setCode, amountProblem, codeProblem, setCodeProblem, withdraw, isInFlight };
}
