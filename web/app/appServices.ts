import type { i18n } from 'i18next';
import { createContext as createReactContext, useContext } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { Environment } from 'relay-runtime';
import type { Connection } from './connection.ts';
import type { CurrencyStore } from './currencyStore.ts';
import type { Dialogs } from './dialogs.ts';
import type { MessageArrivals } from './messageArrivals.ts';
import type { Notices } from './notices.ts';
import type { OtherTabs } from './otherTabs.ts';
import type { CallRest } from './restClient.ts';
import type { Toasts } from './toasts.ts';

/** What the shell knows of the session, for presses that happen outside of a render. */
export interface SessionState {
  /** True while the shell shows a signed-in user. */
  isSignedIn: boolean;
  /** True from a sign-in until the user signs out: a session that is missing then has ended (requirement A-06). */
  wasSignedIn: boolean;
  /** Whose page this is, by the id of `viewer`; null: nobody's, or not known yet. Every call names it. */
  viewerId: string | null;
}

/** What one running app shares: made per request on the server, once per tab in the browser. */
export interface AppServices {
  readonly environment: Environment;
  readonly i18n: i18n;
  readonly currency: CurrencyStore;
  readonly connection: Connection;
  readonly toasts: Toasts;
  readonly dialogs: Dialogs;
  readonly callRest: CallRest;
  readonly notices: Notices;
  readonly messageArrivals: MessageArrivals;
  /** Null on the server. */
  readonly otherTabs: OtherTabs | null;
  readonly session: SessionState;
  /** What a loader found out about the answer that the server is about to send; nothing in the browser. */
  readonly answer: { status: number | null };
}

/** Hands the services to route loaders. */
export const appServicesRoute = createRouterContext<AppServices>();

/** Hands the services to components. */
export const AppServicesContext = createReactContext<AppServices | null>(null);

/** The services of the running app. Throws outside of `App`. */
export function useAppServices(): AppServices {
  const services = useContext(AppServicesContext);
  if (services === null) {
    throw new Error('useAppServices was called outside of the app.');
  }
  return services;
}
