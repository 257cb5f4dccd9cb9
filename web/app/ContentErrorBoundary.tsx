import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { ErrorNote } from './ErrorNote.tsx';

/** A page that failed: the shell around it stays usable, and the next navigation clears it. */
export function ContentErrorBoundary() {
  const error = useRouteError();
  const { t } = useTranslation('app');
  if (import.meta.env.SSR) {
    console.error(error);
  }
  return (
    <>
      <title>{t('title')}</title>
      <ErrorNote onRetry={() => window.location.reload()} />
    </>
  );
}
