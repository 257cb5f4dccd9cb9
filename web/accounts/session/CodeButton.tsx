import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppServices } from '../../shell/appServices.ts';
import { useResendSeconds } from '../../shell/StepUpField.tsx';
import { Button } from '../../ui/Button.tsx';
import { isPhonePlausible, type LoginProblem, problemOf } from './loginForm.ts';
import { useRequestSignInCode } from './useRequestSignInCode.ts';

interface CodeButtonProps {
  readonly phone: string;
  readonly onProblem: (problem: LoginProblem | null) => void;
}

/** The button beside the code: requests one, counts down for the number that was asked for, and reports errors. */
export function CodeButton({ phone, onProblem }: CodeButtonProps) {
  const [requestCode, isInFlight] = useRequestSignInCode();
  const [seconds, startWait] = useResendSeconds(phone);
  const { toasts } = useAppServices();
  const { t } = useTranslation('session');
  async function request() {
    if (!isPhonePlausible(phone)) {
      onProblem(problemOf('PHONE_INVALID'));
      return;
    }
    onProblem(null);
    const answer = await requestCode(phone);
    if (answer?.resendAfterSeconds !== undefined) {
      startWait(answer.resendAfterSeconds);
      toasts.show('success', t('codeSent'));
    } else if (answer?.code !== undefined) {
      onProblem(problemOf(answer.code, answer.message));
      startWait(answer.retryAfterSeconds ?? 0);
    }
  }
  return (
    <Ask isBusy={isInFlight} disabled={seconds > 0} onClick={request} className="num">
      {seconds > 0 ? t('resendIn', { count: seconds }) : t('sendCode')}
    </Ask>
  );
}

const Ask = styled(Button)`
  min-width: 112px;
  @media (max-width: 1023px) { height: 44px; }
`;
