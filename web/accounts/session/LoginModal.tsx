import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppServices } from '../../shell/appServices.ts';
import type { LoginRequest } from '../../shell/dialogs.ts';
import type { DialogProps } from '../../shell/feature.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { AgreementLinks } from './AgreementLinks.tsx';
import { CodeButton } from './CodeButton.tsx';
import { cleanPhone, type LoginProblem } from './loginForm.ts';
import { SandboxHint } from './SandboxHint.tsx';
import { useLogin } from './useLogin.ts';

/** Phone number and code (requirement A-01). Each error is shown at its field. */
export function LoginModal({ sandboxUrl, request, onClose }: DialogProps<LoginRequest>) {
  const { t } = useTranslation('session');
  const { session } = useAppServices();
  // The state when the modal opened (requirement A-06).
  const [hasSessionEnded] = useState(session.wasSignedIn);
  const [typedPhone, setTypedPhone] = useState('');
  const [code, setCode] = useState('');
  const [keepSignedIn, setKeepSignedIn] = useState(true);
  const [hasAgreed, setHasAgreed] = useState(false);
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  const phone = cleanPhone(typedPhone);
  // A sign-in under way when the modal was closed comes too late for what waited for it.
  const hasLeft = useRef(false);
  const leave = (isSignedIn: boolean) => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    onClose();
    (isSignedIn ? request.onSignedIn : request.onGivenUp)?.();
  };
  const { submit, isInFlight } = useLogin({ phone, code, keepSignedIn, hasAgreed }, setProblem, leave);
  const sentence = (field: LoginProblem['field']) =>
    problem?.field === field ? (problem.message ?? t(problem.code)) : undefined;
  return (
    <Modal
      title={t(hasSessionEnded ? 'sessionEnded' : 'pleaseSignIn')}
      closeLabel={t('shell:close')}
      onClose={() => leave(false)}
    >
      <Form noValidate onSubmit={submit}>
        <Field
          label={t('phone')}
          prefix="+86"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
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
          suffix={<CodeButton phone={phone} onProblem={setProblem} />}
        />
        {sandboxUrl !== null && <SandboxHint sandboxUrl={sandboxUrl} phone={phone} />}
        <div>
          <Checkbox isChecked={keepSignedIn} onChange={setKeepSignedIn}>
            {t('keepSignedIn')}
          </Checkbox>
          <Checkbox isChecked={hasAgreed} onChange={setHasAgreed}>
            {t('agreement')}
          </Checkbox>
          <AgreementLinks />
          {problem?.field === 'agreement' && <Wrong role="alert">{sentence('agreement')}</Wrong>}
        </div>
        <Button type="submit" look="primary" size="large" isWide isBusy={isInFlight}>
          {t('signIn')}
        </Button>
      </Form>
    </Modal>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 14px;
`;

const Wrong = styled.p`
  font-size: 12px;
  line-height: 18px;
  color: var(--neg);
`;
