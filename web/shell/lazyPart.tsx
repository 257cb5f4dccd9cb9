import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../ui/store.ts';
import { useAppServices } from './appServices.ts';
import { useReload } from './useReload.ts';

/**
 * A component outside of the pages' own code whose script loads when it first renders. Where that fails, `Missing`
 * renders in its place, so that one missing component does not break the page.
 */
export function lazyPart<TProps>(
  load: () => Promise<ComponentType<TProps>>,
  Missing: ComponentType = MissingPart,
): LazyExoticComponent<ComponentType<TProps>> {
  return lazy(async () => ({ default: await load().catch(() => Missing as ComponentType<TProps>) }));
}

/** The browser requests a failed script again only in a new document, so the page reloads once the server responds. */
export function MissingPart() {
  const { connection, toasts } = useAppServices();
  const { isAway } = useStore(connection);
  const { t } = useTranslation('shell');
  const reload = useReload();
  useEffect(() => {
    if (isAway) {
      toasts.show('failure', t('error_offline'));
    } else {
      reload(t('siteUpdated'));
    }
  }, [isAway, reload, toasts, t]);
  return null;
}
