import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { AccountMenu_viewer$key } from '../__generated__/AccountMenu_viewer.graphql.ts';
import { Avatar, personName } from '../ui/Avatar.tsx';
import { Icon } from '../ui/Icon.tsx';
import { USER_PAGES } from './userPages.tsx';
import { useSignOut } from './useSignOut.ts';

interface AccountMenuProps {
  readonly viewer: AccountMenu_viewer$key;
}

/**
 * The user's picture, which opens a menu of the user's pages and the sign-out button. The browser's popover closes it
 * on Escape and on a press outside.
 */
export function AccountMenu({ viewer }: AccountMenuProps) {
  const { avatarUrl, ...data } = useFragment(FRAGMENT, viewer);
  const { t, i18n } = useTranslation('shell');
  const nickname = personName(data.nickname, i18n.language);
  const dueCount = data.deliveryDesk?.dueCount ?? 0;
  const menuId = useId();
  const [signOut, isSigningOut] = useSignOut();
  const closeMenu = () => document.getElementById(menuId)?.hidePopover();
  return (
    <Box>
      <Face type="button" popoverTarget={menuId} aria-label={t('accountMenu', { nickname })}>
        <Avatar name={nickname} url={avatarUrl} size={32} />
      </Face>
      <Menu id={menuId} popover="auto" onClick={closeMenu}>
        <Name>{nickname}</Name>
        {dueCount > 0 && (
          <Link to="/user/delivery">
            <Icon name="hand" />
            {t('toDeliver', { count: dueCount })}
          </Link>
        )}
        {USER_PAGES.map((page) => (
          <Link key={page.path} to={page.path}>
            <Icon name={page.icon} />
            {t(page.label)}
          </Link>
        ))}
        <button type="button" disabled={isSigningOut} onClick={signOut}>
          <Icon name="undo" />
          {t('signOut')}
        </button>
      </Menu>
    </Box>
  );
}

const FRAGMENT = graphql`
  fragment AccountMenu_viewer on Viewer {
    nickname
    avatarUrl
    deliveryDesk {
      dueCount
    }
  }
`;

const Box = styled.div`
  position: relative;
`;

const Face = styled.button`
  display: block;
  border-radius: 50%;
`;

const Menu = styled.div`
  position: fixed;
  inset: 64px max(32px, (100vw - 1616px) / 2) auto auto;
  min-width: 184px;
  padding: 6px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-3);
  background: var(--s2);
  color: var(--t2);
  box-shadow: var(--e2);
  @media (max-width: 767px) { inset: 56px 16px auto auto; }
  a, button {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    height: 40px;
    padding: 0 10px;
    border-radius: var(--r-2);
    font-size: 14px;
  }
  a:hover, button:hover { background: var(--hover); color: var(--t1); }
  svg { color: var(--t3); }
`;

const Name = styled.div`
  padding: 6px 10px 8px;
  font-size: 14px;
  font-weight: 600;
  color: var(--t1);
`;
