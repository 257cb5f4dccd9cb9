import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from './appServices.ts';
import { useReload } from './useReload.ts';
import { useStore } from './useStore.ts';

/** Stands for a part whose script did not come: the browser gives it to a new document alone, once the server answers. */
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
