import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RelayEnvironmentProvider } from 'react-relay';
import { useStore } from '../ui/store.ts';
import { CurrencyContext } from '../ui/useCurrency.ts';
import { type AppServices, AppServicesContext } from './appServices.ts';

interface AppProps {
  readonly services: AppServices;
  readonly children: ReactNode;
}

/** The providers around the router, and the components that render beside it. */
export function App({ services, children }: AppProps) {
  return (
    <AppServicesContext value={services}>
      <I18nextProvider i18n={services.i18n}>
        <CurrencyContext value={useStore(services.currency)}>
          <RelayEnvironmentProvider environment={services.environment}>{children}</RelayEnvironmentProvider>
        </CurrencyContext>
      </I18nextProvider>
    </AppServicesContext>
  );
}
