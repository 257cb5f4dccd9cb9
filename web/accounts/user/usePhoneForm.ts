import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../shell/appServices.ts';
import { useResendSeconds } from '../../shell/StepUpField.tsx';
import type { PhoneProblem } from './NewPhoneFields.tsx';
import { usePhoneChange } from './usePhoneChange.ts';

const CODE_LENGTH = 6;
/** Domain errors shown at the number's field. All others are shown at the code's. */
const OF_NUMBER = ['PHONE_INVALID', 'PHONE_UNCHANGED', 'PHONE_TAKEN'];

/** State of the two-step form: the input, the errors, and the running request. */
export function usePhoneForm(onDone: () => void) {
  const { t } = useTranslation(['user', 'shell']);
  const { toasts } = useAppServices();
  const [step, setStep] = useState<'old' | 'new'>('old');
  const [phone, setPhone] = useState('');
  /** The number that has the last code. The server sets that one, whatever the field says by then. */
  const [sentTo, setSentTo] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<PhoneProblem | null>(null);
  const [seconds, startWait] = useResendSeconds();
  const goTo = (next: 'old' | 'new') => {
    setStep(next);
    setCode('');
  };
  const change = usePhoneChange({
    onOpen: () => goTo('new'),
    onSent(resendAfterSeconds) {
      setSentTo(phone.trim());
      startWait(resendAfterSeconds);
      toasts.show('success', t('codeSent'));
    },
    onSet() {
      toasts.show('success', t('phoneDone'));
      onDone();
    },
    onRejected({ code: error, message }, retryAfterSeconds = 0) {
      startWait(retryAfterSeconds);
      if (error === 'PHONE_CHANGE_MISSING') goTo('old');
      setProblem({ field: OF_NUMBER.includes(error) ? 'phone' : 'code', text: message });
    },
  });
  const isReady =
    code.length === CODE_LENGTH && (step === 'old' || (sentTo !== '' && phone.trim() === sentTo));
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isReady || change.isBusy) return;
    setProblem(null);
    if (step === 'old') change.open(code);
    else change.set(code);
  }
  return {
    step,
    phone,
    code,
    problem,
    isReady,
    isBusy: change.isBusy,
    isSending: change.isSending,
    resendSeconds: seconds,
    submit,
    typePhone(text: string) {
      setPhone(text);
      setProblem(null);
    },
    typeCode(text: string) {
      setCode(text);
      setProblem(null);
    },
    noteCodeProblem: (text: string | undefined) =>
      setProblem(text === undefined ? null : { field: 'code', text }),
    send() {
      setProblem(null);
      change.sendCode(phone);
    },
  };
}
