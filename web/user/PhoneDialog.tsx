import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppServices } from '../app/appServices.ts';
import { StepUpField } from '../app/StepUpField.tsx';
import { useResendSeconds } from '../app/useResendSeconds.ts';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import { DialogButtons } from './DialogButtons.tsx';
import { NewPhoneFields, type PhoneProblem } from './NewPhoneFields.tsx';
import { usePhoneChange } from './usePhoneChange.ts';
import { useStepUpWords } from './useStepUpWords.ts';

interface PhoneDialogProps {
  /** The present number, masked. */
  readonly phone: string;
  readonly onClose: () => void;
}

const CODE_LENGTH = 6;
/** Refusals that the number's field says; all others are the code's. */
const OF_NUMBER = ['phoneInvalid', 'phoneUnchanged', 'phoneTaken'];

/** Another phone number in two steps: the old phone's code, then the new number with its own; says before what it costs (T-21). */
export function PhoneDialog({ phone, onClose }: PhoneDialogProps) {
  const { t } = useTranslation(['user', 'app']);
  const words = useStepUpWords();
  const { toasts } = useAppServices();
  const [step, setStep] = useState<'old' | 'new'>('old');
  const [number, setNumber] = useState('');
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
      startWait(resendAfterSeconds);
      toasts.show('success', t('codeSent'));
    },
    onSet() {
      toasts.show('success', t('phoneDone'));
      onClose();
    },
    onRefused(refusal, retryAfterSeconds = 0) {
      startWait(retryAfterSeconds);
      if (refusal === 'phoneChangeMissing') goTo('old');
      setProblem({
        field: OF_NUMBER.includes(refusal) ? 'phone' : 'code',
        text: t([`refusal_${refusal}`, `app:refusal_${refusal}`]),
      });
    },
  });
  const isReady = code.length === CODE_LENGTH && (step === 'old' || number.trim() !== '');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isReady || change.isBusy) return;
    setProblem(null);
    if (step === 'old') change.open(code);
    else change.set(code);
  }
  return (
    <Modal title={t('changePhone')} closeLabel={t('app:close')} onClose={onClose}>
      <Form noValidate onSubmit={submit}>
        <p>{step === 'old' ? t('phoneStepOld', { phone }) : t('phoneStepNew')}</p>
        {step === 'old' ? (
          <StepUpField
            words={words}
            code={code}
            onChange={setCode}
            problem={problem?.field === 'code' ? problem.text : undefined}
            onProblem={(text) => setProblem(text === undefined ? null : { field: 'code', text })}
          />
        ) : (
          <NewPhoneFields
            phone={number}
            code={code}
            problem={problem}
            resendSeconds={seconds}
            isSending={change.isSending}
            onPhone={(text) => {
              setNumber(text);
              setProblem(null);
            }}
            onCode={(text) => {
              setCode(text);
              setProblem(null);
            }}
            onSend={() => {
              setProblem(null);
              change.sendCode(number);
            }}
          />
        )}
        <DialogButtons>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" look="primary" isBusy={change.isBusy} disabled={!isReady}>
            {t(step === 'old' ? 'next' : 'changePhone')}
          </Button>
        </DialogButtons>
      </Form>
    </Modal>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 16px;
  p { color: var(--t2); line-height: 22px; }
`;
