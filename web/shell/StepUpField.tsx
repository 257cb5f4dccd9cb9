import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import { styled } from 'styled-components';
import type { StepUpFieldMutation } from '../__generated__/StepUpFieldMutation.graphql.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { useAppServices } from './appServices.ts';

interface StepUpFieldProps {
  /** The feature whose translations name the field. The shell does not load them. */
  readonly words: string;
  readonly code: string;
  /** True when the step itself is not available, so that no code is sent for nothing. */
  readonly isDisabled?: boolean;
  readonly onChange: (code: string) => void;
  readonly problem: string | undefined;
  readonly onProblem: (problem: string | undefined) => void;
}

/** Input for the SMS code that a guarded step requires, with the button that sends the code to the user's phone. */
export function StepUpField({
  words,
  code,
  isDisabled = false,
  onChange,
  problem,
  onProblem,
}: StepUpFieldProps) {
  const [commit, isInFlight] = useMutation<StepUpFieldMutation>(MUTATION);
  const [seconds, startWait] = useResendSeconds();
  const { toasts } = useAppServices();
  const { t } = useTranslation();
  function request() {
    onProblem(undefined);
    commit({
      variables: { input: {} },
      onCompleted({ requestStepUpCode: answer }) {
        if (answer.resendAfterSeconds !== undefined) {
          startWait(answer.resendAfterSeconds);
          toasts.show('success', t(`${words}:codeSent`));
          return;
        }
        startWait(answer.retryAfterSeconds ?? 0);
        onProblem(answer.message);
      },
    });
  }
  return (
    <Field
      label={t(`${words}:code`)}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      disabled={isDisabled}
      placeholder={t(`${words}:codePlaceholder`)}
      value={code}
      problem={problem}
      onChange={(event) => {
        onChange(event.target.value.replace(/\D/g, ''));
        onProblem(undefined);
      }}
      suffix={
        <Ask className="num" isBusy={isInFlight} disabled={isDisabled || seconds > 0} onClick={request}>
          {seconds > 0 ? t(`${words}:resendIn`, { count: seconds }) : t(`${words}:sendCode`)}
        </Ask>
      }
    />
  );
}

const MUTATION = graphql`
  mutation StepUpFieldMutation($input: RequestStepUpCodeInput!) {
    requestStepUpCode(input: $input) {
      ... on RequestStepUpCodePayload {
        resendAfterSeconds
      }
      ... on TooManyCodes {
        retryAfterSeconds
      }
      ... on CodeNotSent {
        retryAfterSeconds
      }
      ... on DomainError {
        message
      }
    }
  }
`;

const Ask = styled(Button)`
  min-width: 112px;
  @media (max-width: 1023px) { height: 44px; }
`;

/**
 * Whole seconds until another code may be requested; 0 when it may be. Each number that is typed waits by itself: `start`
 * is for the one that it was rendered with.
 */
export function useResendSeconds(phone = ''): [seconds: number, start: (seconds: number) => void] {
  const [endsMs, setEndsMs] = useState<ReadonlyMap<string, number>>(new Map());
  const [nowMs, setNowMs] = useState(0);
  const seconds = Math.max(0, Math.ceil(((endsMs.get(phone) ?? 0) - nowMs) / 1000));
  // Also while only another number waits, so that its time is right once it is typed again.
  const isRunning = [...endsMs.values()].some((endMs) => endMs > nowMs);
  useEffect(() => {
    if (!isRunning) {
      return;
    }
    const timer = setInterval(() => setNowMs(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  function start(count: number) {
    const startMs = Date.now();
    setNowMs(startMs);
    setEndsMs((ends) => new Map(ends).set(phone, startMs + count * 1000));
  }
  return [seconds, start];
}
