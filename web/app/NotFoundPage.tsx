import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Empty } from '../ui/Empty.tsx';

/** The address names nothing: HTTP 404 (requirement R-06). */
export function loader() {
  return data(null, { status: 404 });
}

/** The page of an unknown path. */
export function Component() {
  const { t } = useTranslation('app');
  return (
    <>
      <title>{`${t('notFound')} · ${t('name')}`}</title>
      <meta name="robots" content="noindex" />
      <Empty
        art="k-case"
        title={t('notFound')}
        hint={t('notFoundHint')}
        action={
          <ButtonLink to="/market" look="primary">
            {t('toMarket')}
          </ButtonLink>
        }
      />
    </>
  );
}
