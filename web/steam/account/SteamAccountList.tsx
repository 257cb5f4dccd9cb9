import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { SteamAccountList_viewer$key } from '../../__generated__/SteamAccountList_viewer.graphql.ts';
import { Panel } from '../../ui/Panel.tsx';
import { SteamAccountRow } from './SteamAccountRow.tsx';
import { SteamWelcome } from './SteamWelcome.tsx';

interface SteamAccountListProps {
  readonly viewer: SteamAccountList_viewer$key;
  /** The server's time in milliseconds. */
  readonly nowMs: number;
  /** True when operators have closed binding for everybody. */
  readonly isBindingClosed: boolean;
  /** Address of the sandbox. Null outside of it. */
  readonly sandboxUrl: string | null;
  readonly onBind: () => void;
  readonly onChanged: () => void;
}

/** All bound accounts, newest first. There are at most a hundred, so the list has no pages. */
export function SteamAccountList({
  viewer,
  nowMs,
  isBindingClosed,
  sandboxUrl,
  onBind,
  onChanged,
}: SteamAccountListProps) {
  const { steamAccounts, tradeUrl } = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('account');
  if (steamAccounts == null) {
    throw new Error('The Steam accounts could not be read.');
  }
  if (steamAccounts.length === 0) {
    return <SteamWelcome isClosed={isBindingClosed} onBind={onBind} />;
  }
  return (
    <Table>
      <Heads aria-hidden="true">
        <span>{t('head_account')}</span>
        <span>{t('head_status')}</span>
        <span>{t('head_tradeUrl')}</span>
        <span>{t('head_signIn')}</span>
        <span>{t('head_inventory')}</span>
      </Heads>
      <ul aria-label={t('title')}>
        {steamAccounts.map((account) => (
          <SteamAccountRow
            key={account.id}
            account={account}
            nowMs={nowMs}
            deliveryUrl={tradeUrl ?? null}
            sandboxUrl={sandboxUrl}
            onChanged={onChanged}
          />
        ))}
      </ul>
    </Table>
  );
}

const FRAGMENT = graphql`
  fragment SteamAccountList_viewer on Viewer {
    tradeUrl
    steamAccounts {
      id
      ...SteamAccountRow_account
    }
  }
`;

const Table = styled(Panel)`
  overflow: hidden;
`;

const Heads = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.5fr) 150px minmax(0, 1.1fr) 140px 170px;
  gap: 16px;
  padding: 10px 16px 10px 20px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
  @media (max-width: 1279px) { display: none; }
`;
