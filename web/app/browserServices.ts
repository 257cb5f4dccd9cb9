import type { AppServices } from './appServices.ts';
import { createCurrencyStore } from './currency.ts';
import { createDialogs } from './dialogs.ts';
import { createFailureHandler } from './envelope.ts';
import { createI18n } from './i18n.ts';
import { createNotices } from './notices.ts';
import type { PageState } from './pageState.ts';
import { createRelayEnvironment } from './relayEnvironment.ts';
import { createBrowserNetwork } from './relayNetwork.ts';
import { createRestClient } from './restClient.ts';
import { hasShownServerError, rememberServerError } from './serverErrorMemory.ts';
import { createToasts } from './toasts.ts';

/** The services of a tab. `navigate` is called only after the router exists. */
export async function createBrowserServices(
  state: PageState,
  navigate: (path: string) => void,
): Promise<AppServices> {
  const i18n = await createI18n(state.language);
  const toasts = createToasts();
  const dialogs = createDialogs();
  const session = { isSignedIn: false, wasSignedIn: false };
  const handleFailure = createFailureHandler({
    toast: (text) => toasts.show('failure', text),
    askForSession: () => dialogs.open({ kind: 'login' }),
    showServerError(path) {
      rememberServerError(path);
      navigate('/serverError');
    },
    currentPath: () => `${window.location.pathname}${window.location.search}`,
    hasShownServerError,
    sentenceFor: (code) => (i18n.exists(`app:refusal_${code}`) ? i18n.t(`app:refusal_${code}`) : null),
  });
  return {
    environment: createRelayEnvironment(createBrowserNetwork(handleFailure, state.replies)),
    i18n,
    currency: createCurrencyStore(state.currency),
    toasts,
    dialogs,
    callRest: createRestClient(handleFailure, () => window.location.search),
    notices: createNotices(() => localStorage),
    session,
    answer: { status: null },
  };
}
