import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** The last line of every page. */
export function SiteFooter() {
  const { t } = useTranslation('app');
  return (
    <Foot>
      <span>{t('name')}</span>
      <span>{t('footerPromise')}</span>
      <span>{t('footerDisclaimer')}</span>
    </Foot>
  );
}

const Foot = styled.footer`
  max-width: 1616px;
  margin: 0 auto;
  padding: 24px 0;
  width: calc(100% - 64px);
  border-top: 1px solid var(--line);
  color: var(--t3);
  font-size: 12px;
  line-height: 18px;
  display: flex;
  gap: 8px 24px;
  flex-wrap: wrap;
  @media (max-width: 1023px) { width: calc(100% - 32px); padding-bottom: calc(84px + env(safe-area-inset-bottom)); }
`;
