import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { WalletEntryRow_entry$key } from '../../__generated__/WalletEntryRow_entry.graphql.ts';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Price } from '../../ui/Price.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { EntryLegs } from './EntryLegs.tsx';
import { Money, When } from './listStyles.ts';
import { walletReason } from './walletReason.ts';

interface WalletEntryRowProps {
  readonly entry: WalletEntryRow_entry$key;
  readonly writeMoment: WriteMoment;
}

/** One transaction: reason, account, order, time and amount. It expands to its double entry. */
export function WalletEntryRow({ entry, writeMoment }: WalletEntryRowProps) {
  const data = useFragment(FRAGMENT, entry);
  const { t } = useTranslation('wallet');
  const money = useMoneyText();
  const reason = walletReason(data.reason);
  const isIn = data.amountCents > 0;
  const account = t(`account_${data.account}`);
  const [isOpen, setIsOpen] = useState(false);
  const legsId = useId();
  return (
    <li>
      <Row>
        <Tile>
          <Icon name={reason.icon} />
        </Tile>
        <What>
          <b>{t(reason.key)}</b>
          <small>{t(isIn ? 'into' : 'outOf', { account })}</small>
        </What>
        <OrderNumber className="num">
          {data.orderNo != null && (
            <Link to={`/user/orderDetail?orderNo=${data.orderNo}`}>{data.orderNo}</Link>
          )}
          {data.serialNo != null && <Link to="/user/wallet?tab=withdraw">{data.serialNo}</Link>}
          {data.rechargeNo != null && <Link to="/user/wallet?tab=recharge">{data.rechargeNo}</Link>}
        </OrderNumber>
        <When at={data.createdAt} writeMoment={writeMoment} />
        <Money>
          <Price cents={data.amountCents} size={14} hasPlus tone={isIn ? 'money-in' : 'plain'} />
          <small className="num">{t('balanceAfter', { amount: money.shown(data.balanceAfterCents) })}</small>
        </Money>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={legsId}
          aria-label={t(isOpen ? 'closeEntry' : 'openEntry')}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'up' : 'down'} />
        </Toggle>
      </Row>
      <div id={legsId}>{isOpen && <EntryLegs entry={data} />}</div>
    </li>
  );
}

const FRAGMENT = graphql`
  fragment WalletEntryRow_entry on WalletEntry {
    reason
    account
    amountCents
    balanceAfterCents
    orderNo
    serialNo
    rechargeNo
    createdAt
    ...EntryLegs_entry
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 36px minmax(0, 1.4fr) minmax(0, 1fr) minmax(90px, 0.6fr) minmax(120px, auto) 32px;
  grid-template-areas: "tile what number when money toggle";
  align-items: center;
  gap: 2px 16px;
  min-height: 60px;
  padding: 8px 20px;
  border-top: 1px solid var(--line);
  small { display: block; font-size: 12px; line-height: 18px; color: var(--t3); }
  @media (max-width: 767px) {
    grid-template-columns: 36px minmax(0, 1fr) auto 32px;
    grid-template-areas: "tile what money toggle" "tile number when toggle";
    gap: 2px 12px;
    padding: 10px 16px;
  }
`;

const Toggle = styled.button`
  grid-area: toggle;
  width: 32px;
  height: 32px;
  display: grid;
  place-items: center;
  border-radius: var(--r-2);
  color: var(--t3);
  &:hover { color: var(--t1); background: var(--s3); }
`;

const Tile = styled.span`
  grid-area: tile;
  width: 36px;
  height: 36px;
  display: grid;
  place-items: center;
  align-self: center;
  border-radius: var(--r-2);
  background: var(--s3);
  color: var(--t2);
`;

const What = styled.div`
  grid-area: what;
  min-width: 0;
  b { font-size: 14px; font-weight: 500; }
`;

const OrderNumber = styled.div`
  grid-area: number;
  min-width: 0;
  color: var(--t2);
  a { display: inline-block; min-height: 24px; line-height: 24px; }
  a:hover { color: var(--t1); text-decoration: underline; }
  @media (max-width: 767px) { font-size: 12px; color: var(--t3); }
`;
