import type { i18n } from 'i18next';
import { createContext as createReactContext, useContext } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { Connection } from '../relay/connection.ts';
import type { CallRest } from '../relay/restClient.ts';
import type { RouteQueryServices } from '../relay/routeQuery.ts';
import type { Signal, Store } from '../ui/store.ts';
import type { CurrencyStore } from './currencyStore.ts';
import type { Dialogs } from './dialogs.ts';
import type { Notices } from './notices.ts';
import type { OtherTabs } from './otherTabs.ts';
import type { MarketView } from './preferences.ts';
import type { Toasts } from './toasts.ts';

/** State of the session for event handlers, which run outside of a render. */
export interface SessionState {
  /** True while the shell shows a signed-in user. */
  isSignedIn: boolean;
  /**
   * True from a sign-in until the user signs out. A session that is missing while this is true has expired
   * (requirement A-06).
   */
  wasSignedIn: boolean;
  /** True from the press on 退出登录 until the home page has replaced the user's page: nothing asks for a sign-in. */
  isSigningOut: boolean;
  /** Id of `viewer`, which every request carries. Null when there is none or it is not known yet. */
  viewerId: string | null;
}

/** The services that one running app shares: created per request on the server, once per tab in the browser. */
export interface AppServices extends RouteQueryServices {
  readonly i18n: i18n;
  readonly currency: CurrencyStore;
  /** The form in which the market lists its items. The market's loader reads it. */
  readonly marketView: Store<MarketView> & { set(next: MarketView): void };
  readonly connection: Connection;
  readonly toasts: Toasts;
  readonly dialogs: Dialogs;
  readonly callRest: CallRest;
  readonly notices: Notices;
  /** Messages may have arrived. The shell holds the one stream of a tab, and pages with messages subscribe here. */
  readonly messageArrivals: Signal;
  /** Null on the server. */
  readonly otherTabs: OtherTabs | null;
  readonly session: SessionState;
  /**
   * True if the server leaves this page to the browser: if the page has a placeholder, the server sends that with the
   * page's data, and the browser renders the rest. Always false in the browser.
   */
  readonly leavesPage: boolean;
}

/** Context that gives the services to route loaders. */
export const appServicesRoute = createRouterContext<AppServices>();

/** Context that gives the services to components. */
export const AppServicesContext = createReactContext<AppServices | null>(null);

/** The services of the running app. Throws outside of `App`. */
export function useAppServices(): AppServices {
  const services = useContext(AppServicesContext);
  if (services === null) {
    throw new Error('No app is around this component.');
  }
  return services;
}
