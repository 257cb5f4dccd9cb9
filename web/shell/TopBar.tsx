import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link, NavLink } from 'react-router';
import { styled } from 'styled-components';
import type { TopBar_viewer$key } from '../__generated__/TopBar_viewer.graphql.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Price } from '../ui/Price.tsx';
import { useStore } from '../ui/store.ts';
import { VisuallyHidden } from '../ui/textStyles.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { useAppServices } from './appServices.ts';
import { BarLink, writeCount } from './BarLink.tsx';
import { CartLink } from './CartLink.tsx';
import { CurrencyMenu, ThemeMenu } from './DisplayMenu.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { SearchField } from './SearchField.tsx';

interface TopBarProps {
  /** Null for a visitor. */
  readonly viewer: TopBar_viewer$key | null;
}

/** Site name, navigation, search, and the controls of the signed-in user. */
export function TopBar({ viewer }: TopBarProps) {
  const data = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('shell');
  const { dialogs } = useAppServices();
  const unread = data?.unreadMessageCount ?? 0;
  return (
    <Bar>
      <Inner>
        <Logo to="/">
          <svg width="26" height="26" aria-hidden="true">
            <use href="#mark" />
          </svg>
          {t('name')}
        </Logo>
        <Nav aria-label={t('mainNavigation')}>
          <NavLink to="/" end>
            {t('home')}
          </NavLink>
          <NavLink to="/market">{t('market')}</NavLink>
          <NavLink to="/copies">{t('copies')}</NavLink>
          <NavLink to="/user/inventory">{t('sell')}</NavLink>
          <NavLink to="/multiplatform">{t('comparison')}</NavLink>
          <NavLink to="/sellhot">{t('hotSellers')}</NavLink>
          <NavLink to="/help">{t('footer_help')}</NavLink>
        </Nav>
        <SearchField />
        <Tools>
          <CurrencyMenu />
          <ThemeMenu />
          <LanguageSwitch />
          {data === null || data === undefined ? (
            <>
              <AnnouncementBell />
              <Button look="primary" onClick={() => dialogs.open({ kind: 'login' })}>
                {t('signIn')}
              </Button>
            </>
          ) : (
            <>
              <BarLink
                to="/user/messageCenter"
                icon="bell"
                label={t('unreadMessages', { count: writeCount(unread) })}
                count={unread}
              />
              <CartLink />
              <Purse to="/user/wallet">
                <Icon name="wallet" />
                <VisuallyHidden>{t('wallet')}</VisuallyHidden>
                <Price cents={data.wallet.spendableCents} size={14} />
              </Purse>
              <AccountMenu viewer={data} />
            </>
          )}
        </Tools>
      </Inner>
    </Bar>
  );
}

/** Link to the announcements for visitors, with the number that this browser has not shown yet (requirement N-01). */
function AnnouncementBell() {
  const { t } = useTranslation('shell');
  const { unreadCount } = useStore(useAppServices().notices);
  const label =
    unreadCount > 0 ? t('newAnnouncements', { count: writeCount(unreadCount) }) : t('announcements');
  return <BarLink to="/notice" icon="bell" label={label} count={unreadCount} />;
}

const FRAGMENT = graphql`
  fragment TopBar_viewer on Viewer {
    unreadMessageCount
    # Missing where the shell's own answer failed and the page's did not: the bar is then a visitor's.
    wallet @required(action: NONE) {
      id
      spendableCents
    }
    ...AccountMenu_viewer
  }
`;

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--z-bar);
  background: color-mix(in srgb, var(--bg) 86%, transparent);
  backdrop-filter: blur(14px) saturate(1.3);
  border-bottom: 1px solid var(--line);
  /* The open search covers the tab bar. */
  &:has(form[data-open]) { z-index: var(--z-drawer); }
`;

const Inner = styled.div`
  max-width: 1680px;
  margin: 0 auto;
  padding: 0 32px;
  height: 60px;
  display: flex;
  align-items: center;
  gap: 28px;
  @media (max-width: 1199px) { gap: 16px; }
  @media (max-width: 1023px) { padding: 0 24px; }
  @media (max-width: 767px) { padding: 0 16px; height: 52px; gap: 8px; }
`;

const Logo = styled(Link)`
  display: flex;
  align-items: center;
  gap: 10px;
  font-size: 16px;
  font-weight: 600;
  white-space: nowrap;
  /* Its name stays for those who hear it. */
  @media (max-width: 359px) { font-size: 0; gap: 0; }
`;

const Nav = styled.nav`
  display: flex;
  align-self: stretch;
  @media (max-width: 1023px) { display: none; }
  a {
    padding: 2px 12px 0;
    display: flex;
    align-items: center;
    color: var(--t2);
    font-size: 14px;
    border-bottom: 2px solid transparent;
    white-space: nowrap;
  }
  /* The mark beside it leads home, too. */
  @media (max-width: 1279px) {
    a { padding: 2px 8px 0; }
    a:first-child { display: none; }
  }
  a:hover { color: var(--t1); }
  a[aria-current] { color: var(--t1); font-weight: 500; border-color: var(--accent); }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  @media (max-width: 389px) { gap: 0; }
`;

const Purse = styled(Link)`
  height: 36px;
  padding: 0 12px;
  border-radius: var(--r-input);
  border: 1px solid var(--line-2);
  display: flex;
  gap: 8px;
  align-items: center;
  svg { color: var(--t3); }
  &:hover { border-color: var(--ctl); }
  @media (max-width: 767px) { display: none; }
`;
