import type { i18n as I18n } from 'i18next';
import { type Connection, createConnection } from '../relay/connection.ts';
import { createFailureHandler } from '../relay/envelope.ts';
import { createRelayEnvironment, noteOwnChange } from '../relay/relayEnvironment.ts';
import { createBrowserNetwork } from '../relay/relayNetwork.ts';
import { createRestClient } from '../relay/restClient.ts';
import { createSignal, createStore } from '../ui/store.ts';
import type { AppServices, SessionState } from './appServices.ts';
import { createCurrencyStore } from './currencyStore.ts';
import { createDialogs } from './dialogs.ts';
import { createI18n } from './i18n.ts';
import { createNotices } from './notices.ts';
import type { PageState } from './pageState.ts';
import { hasShownServerError, rememberServerError } from './tabMemory.ts';
import { createToasts } from './toasts.ts';

/** Creates the services of a tab. `navigate` is called only after the router exists. */
export async function createBrowserServices(
  state: PageState,
  navigate: (path: string) => void,
): Promise<AppServices> {
  const i18n = await createI18n(state.language);
  const session: SessionState = {
    isSignedIn: false,
    wasSignedIn: false,
    isSigningOut: false,
    viewerId: null,
  };
  const connection = openConnection(session, i18n);
  const toasts = createToasts();
  const dialogs = createDialogs();
  const handleFailure = createFailureHandler({
    toast: (text) => toasts.show('failure', text),
    askForSession: (request) => dialogs.open({ kind: 'login', ...request }),
    showServerError(path, requestId) {
      rememberServerError(path, requestId);
      navigate('/serverError');
    },
    currentPath: () => `${window.location.pathname}${window.location.search}`,
    hasShownServerError,
    sentenceFor(code) {
      const key = `shell:error_${code === 0 && connection.current().isOffline ? 'offline' : code}`;
      return i18n.exists(key) ? i18n.t(key) : null;
    },
  });
  const otherTabs = new BroadcastChannel('tabs');
  const network = createBrowserNetwork(handleFailure, state.replies, connection, () => {
    noteOwnChange(environment);
    otherTabs.postMessage('account');
  });
  const environment = createRelayEnvironment(network);
  return {
    environment,
    i18n,
    currency: createCurrencyStore(state.currency),
    marketView: createStore(state.marketView),
    connection,
    toasts,
    dialogs,
    callRest: createRestClient(handleFailure, () => window.location.search, connection),
    notices: createNotices(() => localStorage),
    messageArrivals: createSignal(),
    otherTabs,
    session,
    leavesPage: false,
    answer: { status: null },
  };
}

/** The HTTP status of a request whose page belongs to another user than its session. */
const VIEWER_CHANGED = 409;

/**
 * Sends a request with the id of the page's viewer. Where another user is signed in by now, the server does nothing
 * and the page reloads.
 */
async function fetchAs(
  viewerId: string | null,
  language: string,
  url: string,
  init: RequestInit,
): Promise<Response> {
  const headers = {
    ...init.headers,
    'accept-language': language,
    ...(viewerId !== null && { 'x-viewer': viewerId }),
  } as HeadersInit;
  const response = await fetch(url, { ...init, headers });
  if (response.status === VIEWER_CHANGED) {
    window.location.reload();
    return new Promise(() => {});
  }
  return response;
}

/** The connection of this tab. The browser's `online` and `offline` events update it. */
function openConnection(session: SessionState, i18n: I18n): Connection {
  const connection = createConnection({
    fetch: (url, init) => fetchAs(session.viewerId, i18n.language, url, init),
    isOnline: () => navigator.onLine,
  });
  window.addEventListener('offline', () => connection.hear(false));
  window.addEventListener('online', () => connection.hear(true));
  return connection;
}
