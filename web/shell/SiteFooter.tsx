import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';

/** Pages about the site; the first part of each path is the translation key of its name. */
const PAGES = [
  'multiplatform',
  'help',
  'notice',
  'news',
  'information',
  'openplat',
  'download/app',
  'status',
];

/** The footer of every page. */
export function SiteFooter() {
  const { t } = useTranslation('shell');
  return (
    <Foot>
      <span>{t('name')}</span>
      <span>{t('footerPromise')}</span>
      <span>{t('footerDisclaimer')}</span>
      <nav aria-label={t('footer')}>
        <Link to="/copies">{t('copies')}</Link>
        <Link to="/sellhot">{t('hotSellers')}</Link>
        {PAGES.map((path) => (
          <Link key={path} to={`/${path}`}>
            {t(`footer_${path.split('/')[0]}`)}
          </Link>
        ))}
      </nav>
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
  nav { display: flex; flex-wrap: wrap; gap: inherit; margin-left: auto; }
  a:hover { color: var(--t1); }
  @media (max-width: 1023px) { width: calc(100% - 32px); padding-bottom: calc(84px + env(safe-area-inset-bottom)); }
`;
