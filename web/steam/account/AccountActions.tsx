import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { AccountActions_account$key } from '../../__generated__/AccountActions_account.graphql.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import type { AccountDialogKind } from './AccountDialog.tsx';
import { useRefreshSteamToken } from './useRefreshSteamToken.ts';

interface AccountActionsProps {
  readonly account: AccountActions_account$key;
  readonly onOpen: (kind: AccountDialogKind) => void;
}

/**
 * The actions of an account, each with its word: what an icon alone does to an account with items in it is not guessed.
 */
export function AccountActions({ account, onOpen }: AccountActionsProps) {
  const { id, accountName, type, hasSecrets } = useFragment(FRAGMENT, account);
  const { t } = useTranslation('account');
  const [refresh, isRefreshing] = useRefreshSteamToken();
  const actions: readonly (readonly [string, IconName, () => void, boolean])[] = [
    ['refreshToken', 'refresh', () => refresh(id), isRefreshing],
    ['viewToken', 'eye', () => onOpen('token'), false],
    hasSecrets
      ? [
          type === 'ROBOT' ? 'toOrdinary' : 'toRobot',
          type === 'ROBOT' ? 'hand' : 'bolt',
          () => onOpen('type'),
          false,
        ]
      : ['signInAgain', 'lock', () => onOpen('signIn'), false],
    ['unbind', 'x', () => onOpen('unbind'), false],
  ];
  return (
    <Cell>
      {actions.map(([key, icon, run, isBusy]) => (
        <button
          key={key}
          type="button"
          aria-label={t(`${key}_of`, { name: accountName })}
          aria-busy={isBusy || undefined}
          disabled={isBusy}
          onClick={run}
        >
          <Icon name={icon} />
          <span>{t(key)}</span>
        </button>
      ))}
    </Cell>
  );
}

const FRAGMENT = graphql`
  fragment AccountActions_account on SteamAccount {
    id
    accountName
    type
    hasSecrets
  }
`;

const Cell = styled.div`
  grid-column: 1 / -1;
  display: flex;
  justify-content: flex-end;
  gap: 8px;
  button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    height: 32px;
    padding: 0 12px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-2);
    font-size: 13px;
    color: var(--t2);
    white-space: nowrap;
  }
  button:hover { background: var(--s3); color: var(--t1); }
  button[aria-busy] svg { animation: turn 1s linear infinite; }
  @keyframes turn { to { rotate: 360deg; } }
  @media (max-width: 1279px) {
    justify-content: stretch;
    button { flex: 1; height: 44px; }
  }
  @media (max-width: 599px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
