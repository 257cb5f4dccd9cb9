import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainError } from '../../relay/envelope.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { useResendSeconds } from '../../shell/StepUpField.tsx';
import type { PhoneProblem } from './NewPhoneFields.tsx';
import { usePhoneChange } from './usePhoneChange.ts';

const CODE_LENGTH = 6;
/** Domain errors shown at the number's field. All others are shown at the code's. */
const OF_NUMBER = ['PHONE_INVALID', 'PHONE_UNCHANGED', 'PHONE_TAKEN'];

type Step = 'old' | 'new';

/** State of the two-step form: the input, the errors, and the running request. */
export function usePhoneForm(onDone: () => void) {
  const [step, setStep] = useState<Step>('old');
  const [typedPhone, setTypedPhone] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<PhoneProblem | null>(null);
  const phone = typedPhone.trim();
  const goTo = (next: Step) => {
    setStep(next);
    setCode('');
  };
  const { change, sentTo, seconds } = useRequests({ phone, goTo, setProblem, onDone });
  const isReady = code.length === CODE_LENGTH && (step === 'old' || (sentTo !== '' && phone === sentTo));
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isReady || change.isBusy) return;
    setProblem(null);
    if (step === 'old') change.open(code);
    else change.set(code);
  }
  return {
    step,
    phone: typedPhone,
    code,
    problem,
    isReady,
    isBusy: change.isBusy,
    isSending: change.isSending,
    resendSeconds: seconds,
    submit,
    typePhone(text: string) {
      setTypedPhone(text);
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

interface RequestsOptions {
  /** The new number that is typed. */
  readonly phone: string;
  readonly goTo: (step: Step) => void;
  readonly setProblem: (problem: PhoneProblem) => void;
  readonly onDone: () => void;
}

/** The requests of the form, the number that has a code, and how long the typed one waits for another. */
function useRequests({ phone, goTo, setProblem, onDone }: RequestsOptions) {
  const { t } = useTranslation(['user', 'shell']);
  const { toasts } = useAppServices();
  // The server sets this number, whatever the field says by then.
  const [sentTo, setSentTo] = useState('');
  const [seconds, startWait] = useResendSeconds(phone);
  const report = ({ code, message }: DomainError) => {
    if (code === 'PHONE_CHANGE_MISSING') goTo('old');
    setProblem({ field: OF_NUMBER.includes(code) ? 'phone' : 'code', text: message });
  };
  const change = usePhoneChange({
    onOpen() {
      // A change that is begun again has no number yet.
      setSentTo('');
      goTo('new');
    },
    onSent(resendAfterSeconds) {
      setSentTo(phone);
      startWait(resendAfterSeconds);
      toasts.show('success', t('codeSent'));
    },
    onNotSent(error, { retryAfterSeconds, mayArrive }) {
      startWait(retryAfterSeconds);
      // As the server does: a number whose message may be on its way replaces the one before. One that gets no more codes
      // for now is taken only where there was none: a code that it got before still works.
      if (mayArrive) setSentTo(phone);
      else if (error.code === 'TOO_MANY_CODES') setSentTo((held) => (held === '' ? phone : held));
      report(error);
    },
    onSet() {
      toasts.show('success', t('phoneDone'));
      onDone();
    },
    onRejected: report,
  });
  return { change, sentTo, seconds };
}
