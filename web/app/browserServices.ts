import type { AppServices } from './appServices.ts';
import { type Connection, createConnection } from './connection.ts';
import { createCurrencyStore } from './currencyStore.ts';
import { createDialogs } from './dialogs.ts';
import { createFailureHandler } from './envelope.ts';
import { createI18n } from './i18n.ts';
import { createMessageArrivals } from './messageArrivals.ts';
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
  const connection = openConnection();
  const toasts = createToasts();
  const dialogs = createDialogs();
  const session = { isSignedIn: false, wasSignedIn: false };
  const handleFailure = createFailureHandler({
    toast: (text) => toasts.show('failure', text),
    askForSession: (request) => dialogs.open({ kind: 'login', ...request }),
    showServerError(path) {
      rememberServerError(path);
      navigate('/serverError');
    },
    currentPath: () => `${window.location.pathname}${window.location.search}`,
    hasShownServerError,
    sentenceFor(code) {
      const key = `app:refusal_${code === 0 && connection.current().isOffline ? 'offline' : code}`;
      return i18n.exists(key) ? i18n.t(key) : null;
    },
  });
  return {
    environment: createRelayEnvironment(createBrowserNetwork(handleFailure, state.replies, connection)),
    i18n,
    currency: createCurrencyStore(state.currency),
    connection,
    toasts,
    dialogs,
    callRest: createRestClient(handleFailure, () => window.location.search, connection),
    notices: createNotices(() => localStorage),
    messageArrivals: createMessageArrivals(),
    session,
    answer: { status: null },
  };
}

/** The connection of this tab, told by the browser when the network goes and comes. */
function openConnection(): Connection {
  const connection = createConnection({
    fetch: (url, init) => fetch(url, init),
    isOnline: () => navigator.onLine,
  });
  window.addEventListener('offline', () => connection.hear(false));
  window.addEventListener('online', () => connection.hear(true));
  return connection;
}
