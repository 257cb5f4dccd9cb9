import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type {
  InventoryAccounts_viewer$data,
  InventoryAccounts_viewer$key,
} from '../../__generated__/InventoryAccounts_viewer.graphql.ts';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { Button } from '../../ui/Button.tsx';
import { clockText, useNow } from '../../ui/clock.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toggleAccount } from '../desk/accountChoice.ts';
import { waitMsOf } from './inventorySync.ts';
import { useRefreshInventory } from './useRefreshInventory.ts';

interface InventoryAccountsProps {
  readonly viewer: InventoryAccounts_viewer$key;
  /** The server's time, milliseconds since 1970. */
  readonly serverMs: number;
  readonly writeMoment: WriteMoment;
  /** None: all accounts. */
  readonly chosenIds: readonly string[];
  readonly onChoose: (accountIds: readonly string[]) => void;
}

type Account = NonNullable<InventoryAccounts_viewer$data['steamAccounts']>[number];

/**
 * Each bound account with the state of its inventory, any number of which can be chosen, and a refresh button, or the time until the next refresh is
 * allowed (requirement S-07).
 */
export function InventoryAccounts({
  viewer,
  serverMs,
  writeMoment,
  chosenIds,
  onChoose,
}: InventoryAccountsProps) {
  const { steamAccounts } = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('inventory');
  const nowMs = useNow(serverMs);
  const accounts = steamAccounts ?? [];
  const [refresh, isAsking] = useRefreshInventory(accounts);
  // One chosen account is read alone, else all of them.
  const [onlyId = null] = chosenIds.length === 1 ? chosenIds : [];
  const chosen = accounts.filter((account) => onlyId === null || account.id === onlyId);
  const waitMs = waitMsOf(chosen, nowMs);
  const isSyncing = chosen.some((account) => account.inventoryStatus === 'SYNCING');
  if (accounts.length === 0) {
    return null;
  }
  return (
    <Row>
      <Accounts>
        {accounts.map((account) => (
          <li key={account.id}>
            <Choice
              type="button"
              aria-pressed={chosenIds.includes(account.id)}
              disabled={accounts.length === 1 && chosenIds.length === 0}
              onClick={() => onChoose(toggleAccount(chosenIds, account.id))}
            >
              <Icon name="steam" />
              <span>
                <b>{account.personaName ?? account.accountName}</b>
                <AccountState account={account} nowMs={nowMs} writeMoment={writeMoment} />
              </span>
            </Choice>
          </li>
        ))}
      </Accounts>
      <Button
        isBusy={isAsking || isSyncing}
        disabled={waitMs > 0 && !isSyncing}
        onClick={() => refresh(onlyId)}
      >
        <Icon name="refresh" size={14} />
        {isSyncing
          ? t('refreshing')
          : waitMs > 0
            ? t('refreshIn', { clock: clockText(waitMs) })
            : t('refresh')}
      </Button>
    </Row>
  );
}

interface AccountStateProps {
  readonly account: Account;
  readonly nowMs: number;
  readonly writeMoment: WriteMoment;
}

function AccountState({ account, nowMs, writeMoment }: AccountStateProps) {
  const { t } = useTranslation('inventory');
  const waitMs = waitMsOf([account], nowMs);
  const { inventoryStatus: status, inventorySyncedAt: syncedAt } = account;
  const fault = account.pausedReason === 'UNCONFIRMED' ? 'UNCONFIRMED' : account.status;
  if (fault !== 'NORMAL') {
    return <Note $tone="neg">{t(`account_${fault}`)}</Note>;
  }
  if (status === 'NEVER') {
    return (
      <Note $tone="plain" className="num">
        {waitMs > 0 ? t('firstIn', { clock: clockText(waitMs) }) : t('status_NEVER')}
      </Note>
    );
  }
  if (status === 'SYNCED' && syncedAt != null) {
    return (
      <Note $tone="plain" className="num">
        {t('syncedAt', { count: account.inventoryCount, moment: writeMoment(syncedAt) })}
      </Note>
    );
  }
  return <Note $tone={status === 'SYNCING' ? 'plain' : 'warn'}>{t(`status_${status}`)}</Note>;
}

const FRAGMENT = graphql`
  fragment InventoryAccounts_viewer on Viewer {
    steamAccounts {
      id
      accountName
      personaName
      status
      pausedReason
      inventoryStatus
      inventorySyncedAt
      inventoryDueAt
      inventoryCount
    }
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding-bottom: 16px;
  button { flex: none; }
  @media (max-width: 767px) { flex-wrap: wrap; gap: 8px; padding-bottom: 8px; button:last-child { flex: 1 1 140px; } }
`;

const Accounts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  min-width: 0;
`;

const Choice = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 48px;
  padding: 6px 14px;
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  background: var(--s1);
  text-align: left;
  svg { color: var(--t3); }
  b { display: block; font-weight: 500; line-height: 18px; }
  &:not(:disabled):hover { border-color: var(--ctl); }
  &[aria-pressed="true"] { border-color: var(--accent); background: var(--accent-w); }
  &:disabled { cursor: default; color: inherit; }
`;

const TONES = { plain: 'var(--t3)', warn: 'var(--warn)', neg: 'var(--neg)' };

const Note = styled.small<{ $tone: keyof typeof TONES }>`
  font-size: 12px;
  line-height: 16px;
  color: ${({ $tone }) => TONES[$tone]};
`;
