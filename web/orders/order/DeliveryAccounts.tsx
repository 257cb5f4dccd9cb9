import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { DeliveryAccounts_desk$key } from '../../__generated__/DeliveryAccounts_desk.graphql.ts';
import { deskPath } from './deskLines.ts';

interface DeliveryAccountsProps {
  readonly desk: DeliveryAccounts_desk$key;
  /** SteamID64 of the account that the desk is limited to; null for all. */
  readonly chosen: string | null;
}

/**
 * Chips that limit the desk to one Steam account, each with what is due from it: who delivers has Steam open for one account at a time.
 * Nothing where all is of one account anyway.
 */
export function DeliveryAccounts({ desk, chosen }: DeliveryAccountsProps) {
  const { accounts, dueCount } = useFragment(FRAGMENT, desk);
  const { t } = useTranslation('order');
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const chip = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (bar.current && chip) {
      // Not scrollIntoView, which would scroll the page as well.
      bar.current.scrollLeft = chip.offsetLeft - (bar.current.clientWidth - chip.offsetWidth) / 2;
    }
  }, []);
  if (accounts.length < 2 && chosen === null) {
    return null;
  }
  const chips = [{ steamId: null, accountName: t('deskAllAccounts'), dueCount }, ...accounts];
  return (
    <Bar ref={bar} aria-label={t('deskAccounts')}>
      {chips.map(({ steamId, accountName, dueCount: count }) => (
        <Chip
          key={steamId ?? 'all'}
          to={deskPath(steamId)}
          aria-current={steamId === chosen ? 'page' : undefined}
          preventScrollReset
        >
          <span>{accountName}</span>
          <small className="num">{count}</small>
        </Chip>
      ))}
    </Bar>
  );
}

const FRAGMENT = graphql`
  fragment DeliveryAccounts_desk on DeliveryDesk {
    dueCount
    accounts {
      steamId
      accountName
      dueCount
    }
  }
`;

const Bar = styled.nav`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  min-width: 0;
  --ring: -2px;
  @media (max-width: 767px) { flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none; }
`;

const Chip = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  height: 32px;
  max-width: 220px;
  padding: 0 12px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-full);
  font-size: 13px;
  color: var(--t2);
  white-space: nowrap;
  span { overflow: hidden; text-overflow: ellipsis; }
  small { color: var(--t3); font-size: 12px; }
  &:hover { color: var(--t1); background: var(--hover); }
  &[aria-current] { border-color: var(--accent); color: var(--t1); background: var(--s2); }
  @media (max-width: 767px) { height: 36px; }
`;
