import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { commitLocalUpdate, type Environment } from 'relay-runtime';
import { useAppServices } from '../../shell/appServices.ts';
import { useRenewSession } from '../../shell/useRenewSession.ts';
import { firstProblem, type LoginProblem, type LoginValues, problemOf } from './loginForm.ts';
import { useSignIn } from './useSignIn.ts';

interface Login {
  readonly submit: (event: FormEvent) => void;
  readonly isInFlight: boolean;
}

/**
 * Submits the form. `onDone` runs when the page has the new session, and receives whether another user's session was
 * open on it.
 */
export function useLogin(
  values: LoginValues,
  onProblem: (problem: LoginProblem | null) => void,
  onDone: (isSamePerson: boolean) => void,
): Login {
  const [signIn, isInFlight] = useSignIn();
  const renewSession = useRenewSession();
  const { toasts, environment, session, otherTabs } = useAppServices();
  const { t } = useTranslation('session');
  function submit(event: FormEvent) {
    event.preventDefault();
    const problem = firstProblem(values);
    onProblem(problem);
    if (problem !== null || isInFlight) {
      return;
    }
    const knownId = viewerIdOf(environment);
    signIn({ ...values, code: values.code.trim() }, async (answer) => {
      if (answer.__typename === 'SignInPayload') {
        toasts.show('success', t('signedIn'));
        // Null until the shell has the new viewer.
        session.viewerId = null;
        otherTabs?.postMessage('session');
        await renewSession();
        onDone(knownId === null || knownId === answer.viewer?.id);
      } else if (answer.code !== undefined) {
        onProblem(problemOf(answer.code, answer.message));
      }
    });
  }
  return { submit, isInFlight };
}

/** Id of the viewer whose data the page shows; null for none. */
function viewerIdOf(environment: Environment): string | null {
  let id: string | null = null;
  commitLocalUpdate(environment, (store) => {
    id = store.getRoot().getLinkedRecord('viewer')?.getDataID() ?? null;
  });
  return id;
}
