import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ButtonLink } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';

/** Message that the URL names no shop. */
export function ShopMissing() {
  const { t } = useTranslation(['shop', 'shell']);
  return (
    <Missing>
      <title>{`${t('shopMissing')} · ${t('shell:name')}`}</title>
      <meta name="robots" content="noindex" />
      <svg width={112} height={56} aria-hidden="true">
        <use href="#k-knife" />
      </svg>
      <h1>{t('shopMissing')}</h1>
      <p>{t('shopMissingHint')}</p>
      <ButtonLink to="/sellhot" look="primary">
        {t('hotSellers')}
      </ButtonLink>
    </Missing>
  );
}

const Missing = styled(Panel)`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 6px;
  margin: 28px 0 48px;
  padding: 48px 20px;
  text-align: center;
  svg { margin-bottom: 6px; color: var(--ctl); fill: currentColor; }
  h1 { font-size: 16px; line-height: 24px; font-weight: 500; }
  p { color: var(--t3); }
  a { margin-top: 10px; }
`;
