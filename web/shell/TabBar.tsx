import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { TabBar_viewer$key } from '../__generated__/TabBar_viewer.graphql.ts';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/textStyles.ts';
import { BAR_PAGES, MenuLink } from './userPages.tsx';

interface TabBarProps {
  readonly viewer: TabBar_viewer$key | null;
}

/** The navigation bar at the bottom of screens narrower than 1024 px. */
export function TabBar({ viewer }: TabBarProps) {
  const unreadCount = useFragment(FRAGMENT, viewer)?.unreadMessageCount ?? 0;
  const { t } = useTranslation('shell');
  return (
    <Bar aria-label={t('mainNavigation')}>
      {BAR_PAGES.map((tab) => (
        <MenuLink key={tab.path} page={tab}>
          <Icon name={tab.icon} size={20} />
          {t(tab.label)}
          {tab.icon === 'user' && unreadCount > 0 && (
            <>
              <Count className="num" aria-hidden="true">
                {unreadCount > 99 ? '99+' : unreadCount}
              </Count>
              <VisuallyHidden>{t('unreadMessages', { count: unreadCount })}</VisuallyHidden>
            </>
          )}
        </MenuLink>
      ))}
    </Bar>
  );
}

const FRAGMENT = graphql`
  fragment TabBar_viewer on Viewer {
    unreadMessageCount
  }
`;

const Bar = styled.nav`
  display: none;
  @media (max-width: 1023px) {
    display: flex;
    position: fixed;
    inset: auto 0 0;
    z-index: var(--z-bar);
    padding-bottom: env(safe-area-inset-bottom);
    background: color-mix(in srgb, var(--s1) 94%, transparent);
    backdrop-filter: blur(14px);
    border-top: 1px solid var(--line);
  }
  a {
    position: relative;
    flex: 1;
    height: 60px;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 3px;
    font-size: 11px;
    line-height: 14px;
    color: var(--t3);
  }
  a[aria-current] { color: var(--accent-t); }
`;

const Count = styled.b`
  position: absolute;
  top: 6px;
  left: calc(50% + 4px);
  min-width: 16px;
  height: 16px;
  padding: 0 4px;
  border-radius: 8px;
  background: var(--accent);
  color: var(--on-accent);
  line-height: 16px;
  font-weight: 600;
  text-align: center;
  box-shadow: 0 0 0 2px var(--s1);
`;
