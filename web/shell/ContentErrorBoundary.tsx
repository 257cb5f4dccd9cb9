import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { useStore } from '../ui/store.ts';
import { useAppServices } from './appServices.ts';
import { ErrorNote } from './ErrorNote.tsx';
import { useReload } from './useReload.ts';
import { useRetry } from './useRenewSession.ts';

/** Error boundary of a page: the shell stays usable, and the next navigation clears the error. */
export function ContentErrorBoundary() {
  const error = useRouteError();
  const { t } = useTranslation('shell');
  const { isAway } = useStore(useAppServices().connection);
  const { isBusy, onRetry } = useRetry();
  const reload = useReload();
  // A script that failed to load, as after an update of the site, cannot be requested again by this document.
  const isScriptMissing = error instanceof TypeError && /module|import/i.test(error.message);
  useEffect(() => {
    if (isScriptMissing && !isAway) {
      reload(t('siteUpdated'));
    }
  }, [isScriptMissing, isAway, reload, t]);
  if (import.meta.env.SSR) {
    console.error(error);
  }
  return (
    <>
      <title>{t('title')}</title>
      <ErrorNote
        isPage
        isBusy={isBusy}
        onRetry={() => (isScriptMissing && !isAway ? window.location.reload() : onRetry())}
      />
    </>
  );
}
