import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';

/** Message that the game has no item of this name. */
export function GoodsMissing() {
  const { t } = useTranslation('market');
  return (
    <>
      <title>{`${t('goodsMissing')} · ${t('shell:name')}`}</title>
      <meta name="robots" content="noindex" />
      <Empty
        isPage
        art="k-rifle"
        title={t('goodsMissing')}
        hint={t('goodsMissingHint')}
        action={
          <ButtonLink to="/market" look="primary">
            {t('shell:toMarket')}
          </ButtonLink>
        }
      />
    </>
  );
}
