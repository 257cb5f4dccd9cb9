import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/Button.tsx';
import { Empty } from '../ui/Empty.tsx';
import { lastPathBeforeServerError, requestIdOfServerError } from './tabMemory.ts';

/**
 * The page to which a response with status 500 redirects once per browser session. It offers a link to the last page
 * (requirement R-09).
 */
export function Component() {
  const { t } = useTranslation('shell');
  const lastPath = useSyncExternalStore(neverChanges, lastPathBeforeServerError, () => '/market');
  const requestId = useSyncExternalStore(neverChanges, requestIdOfServerError, () => '');
  return (
    <>
      <title>{`${t('serverError')} · ${t('name')}`}</title>
      <meta name="robots" content="noindex" />
      <Empty
        isPage
        art="alert"
        title={t('serverError')}
        hint={
          <>
            {t('serverErrorHint')}
            {requestId !== '' && (
              <>
                <br />
                <small>
                  {t('requestId')} <code>{requestId}</code>
                </small>
              </>
            )}
          </>
        }
        action={
          <>
            <ButtonLink to={lastPath} look="primary" reloadDocument>
              {t('goBack')}
            </ButtonLink>
            <ButtonLink to="/status">{t('footer_status')}</ButtonLink>
          </>
        }
      />
    </>
  );
}

function neverChanges() {
  return () => {};
}
