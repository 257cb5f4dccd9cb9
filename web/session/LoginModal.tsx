import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppServices } from '../app/appServices.ts';
import type { LoginReason } from '../app/dialogs.ts';
import { useRenewSession } from '../app/useRenewSession.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Field } from '../ui/Field.tsx';
import { Modal } from '../ui/Modal.tsx';
import { cleanPhone, isPhonePlausible } from './phone.ts';
import { SandboxHint } from './SandboxHint.tsx';
import { useRequestSignInCode } from './useRequestSignInCode.ts';
import { useResendSeconds } from './useResendSeconds.ts';
import { useSignIn } from './useSignIn.ts';

interface LoginModalProps {
  readonly reason: LoginReason;
  /** Where the sandbox shows its text messages; null outside of it. */
  readonly sandboxUrl: string | null;
  readonly onSignedIn: (() => void) | undefined;
  readonly onClose: () => void;
}

type Problem = { readonly field: 'phone' | 'code' | 'agreement'; readonly code: string };

/** Phone number and code (requirement A-01). Each refusal stands at the field that it is about. */
export function LoginModal({ reason, sandboxUrl, onSignedIn, onClose }: LoginModalProps) {
  const { t } = useTranslation('session');
  const [typedPhone, setTypedPhone] = useState('');
  const [code, setCode] = useState('');
  const [keepSignedIn, setKeepSignedIn] = useState(true);
  const [hasAgreed, setHasAgreed] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const phone = cleanPhone(typedPhone);
  const codeRequest = useCodeRequest(phone, setProblem);
  const { submit, isInFlight } = useSubmit({ phone, code, keepSignedIn, hasAgreed }, setProblem, () => {
    onClose();
    onSignedIn?.();
  });
  const sentence = (field: Problem['field']) =>
    problem?.field === field ? t(`app:refusal_${problem.code}`) : undefined;
  return (
    <Modal
      title={t(reason === 'ended' ? 'sessionEnded' : 'pleaseSignIn')}
      closeLabel={t('app:close')}
      onClose={onClose}
    >
      <Form noValidate onSubmit={submit}>
        <Field
          label={t('phone')}
          prefix="+86"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          autoFocus
          maxLength={20}
          value={typedPhone}
          onChange={(event) => setTypedPhone(event.target.value)}
          problem={sentence('phone')}
        />
        <Field
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          problem={sentence('code')}
          suffix={
            <CodeButton
              isBusy={codeRequest.isInFlight}
              disabled={codeRequest.seconds > 0}
              onClick={codeRequest.request}
              className="num"
            >
              {codeRequest.seconds > 0 ? t('resendIn', { count: codeRequest.seconds }) : t('sendCode')}
            </CodeButton>
          }
        />
        {sandboxUrl !== null && <SandboxHint sandboxUrl={sandboxUrl} phone={phone} />}
        <div>
          <Checkbox isChecked={keepSignedIn} onChange={setKeepSignedIn}>
            {t('keepSignedIn')}
          </Checkbox>
          <Checkbox isChecked={hasAgreed} onChange={setHasAgreed}>
            {t('agreement')}
          </Checkbox>
          {problem?.field === 'agreement' && <Wrong role="alert">{sentence('agreement')}</Wrong>}
        </div>
        <Button type="submit" look="primary" size="large" isWide isBusy={isInFlight}>
          {t('signIn')}
        </Button>
      </Form>
    </Modal>
  );
}

/** The button beside the code: asks, counts down, and puts a refusal at its field. */
function useCodeRequest(phone: string, setProblem: (problem: Problem | null) => void) {
  const [requestCode, isInFlight] = useRequestSignInCode();
  const [seconds, startWait] = useResendSeconds();
  const { toasts } = useAppServices();
  const { t } = useTranslation('session');
  async function request() {
    if (!isPhonePlausible(phone)) {
      setProblem({ field: 'phone', code: 'PhoneInvalid' });
      return;
    }
    setProblem(null);
    const answer = await requestCode(phone);
    if (answer?.__typename === 'RequestSignInCodePayload') {
      startWait(answer.resendAfterSeconds);
      toasts.show('success', t('codeSent'));
    } else if (answer?.__typename === 'PhoneInvalid') {
      setProblem({ field: 'phone', code: answer.code });
    } else if (answer?.__typename === 'TooManyCodes') {
      setProblem({ field: 'code', code: answer.code });
      startWait(answer.retryAfterSeconds);
    }
  }
  return { request, isInFlight, seconds };
}

interface SubmitValues {
  readonly phone: string;
  readonly code: string;
  readonly keepSignedIn: boolean;
  readonly hasAgreed: boolean;
}

function useSubmit(values: SubmitValues, setProblem: (problem: Problem | null) => void, onDone: () => void) {
  const [signIn, isInFlight] = useSignIn();
  const renewSession = useRenewSession();
  const { toasts } = useAppServices();
  const { t } = useTranslation('session');
  function submit(event: FormEvent) {
    event.preventDefault();
    const first = firstProblem(values);
    setProblem(first);
    if (first !== null || isInFlight) {
      return;
    }
    signIn({ ...values, code: values.code.trim() }, async (answer) => {
      if (answer.__typename === 'SignInPayload') {
        toasts.show('success', t('signedIn'));
        await renewSession();
        onDone();
      } else if (answer.__typename === 'PhoneInvalid') {
        setProblem({ field: 'phone', code: answer.code });
      } else if (answer.__typename === 'CodeWrong') {
        setProblem({ field: 'code', code: answer.code });
      } else if (answer.__typename === 'AgreementMissing') {
        setProblem({ field: 'agreement', code: answer.code });
      }
    });
  }
  return { submit, isInFlight };
}

/** What the form itself can tell; each has its own message. */
function firstProblem({ phone, code, hasAgreed }: SubmitValues): Problem | null {
  if (!isPhonePlausible(phone)) {
    return { field: 'phone', code: 'PhoneInvalid' };
  }
  if (code.trim() === '') {
    return { field: 'code', code: 'CodeMissing' };
  }
  return hasAgreed ? null : { field: 'agreement', code: 'AgreementMissing' };
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 14px;
`;

const CodeButton = styled(Button)`
  min-width: 112px;
  @media (max-width: 1023px) { height: 44px; }
`;

const Wrong = styled.p`
  font-size: 12px;
  line-height: 18px;
  color: var(--neg);
`;
