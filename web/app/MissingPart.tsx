import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from './appServices.ts';
import { useReload } from './useReload.ts';
import { useStore } from './useStore.ts';

/**
 * Placeholder for a component whose script failed to load. The browser requests the script again only in a new
 * document, so the page reloads once the server responds.
 */
export function MissingPart() {
  const { connection, toasts } = useAppServices();
  const { isAway } = useStore(connection);
  const { t } = useTranslation('app');
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
