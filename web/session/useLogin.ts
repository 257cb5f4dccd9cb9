import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../app/appServices.ts';
import { useRenewSession } from '../app/useRenewSession.ts';
import { firstProblem, type LoginProblem, type LoginValues, problemOf } from './loginProblem.ts';
import { useSignIn } from './useSignIn.ts';

interface Login {
  readonly submit: (event: FormEvent) => void;
  readonly isInFlight: boolean;
}

/** Sends the form; `onDone` runs when the page behind knows who is here. */
export function useLogin(
  values: LoginValues,
  onProblem: (problem: LoginProblem | null) => void,
  onDone: () => void,
): Login {
  const [signIn, isInFlight] = useSignIn();
  const renewSession = useRenewSession();
  const { toasts } = useAppServices();
  const { t } = useTranslation('session');
  function submit(event: FormEvent) {
    event.preventDefault();
    const problem = firstProblem(values);
    onProblem(problem);
    if (problem !== null || isInFlight) {
      return;
    }
    signIn({ ...values, code: values.code.trim() }, async (answer) => {
      if (answer.__typename === 'SignInPayload') {
        toasts.show('success', t('signedIn'));
        await renewSession();
        onDone();
      } else if (answer.code !== undefined) {
        onProblem(problemOf(answer.code));
      }
    });
  }
  return { submit, isInFlight };
}
