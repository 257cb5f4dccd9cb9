import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RelayEnvironmentProvider } from 'react-relay';
import { type AppServices, AppServicesContext } from './appServices.ts';

interface AppProps {
  readonly services: AppServices;
  readonly children: ReactNode;
}

/** What stands around the router on both sides. */
export function App({ services, children }: AppProps) {
  return (
    <AppServicesContext value={services}>
      <I18nextProvider i18n={services.i18n}>
        <RelayEnvironmentProvider environment={services.environment}>{children}</RelayEnvironmentProvider>
      </I18nextProvider>
    </AppServicesContext>
  );
}
