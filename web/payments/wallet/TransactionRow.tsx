import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { TransactionRow_transaction$key } from '../../__generated__/TransactionRow_transaction.graphql.ts';
import { ItemThumb } from '../../catalog/items/ItemThumb.tsx';
import { Moment, type WriteMoment } from '../../shell/Moment.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Price } from '../../ui/Price.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { GRID, hasColumn } from './listStyles.ts';
import { TransactionTransfers } from './TransactionTransfers.tsx';
import { isOwnMove, transactionDeal, transactionNotes, transactionReason } from './transactionReason.ts';

interface TransactionRowProps {
  readonly transaction: TransactionRow_transaction$key;
  readonly writeMoment: WriteMoment;
}

/**
 * One transaction: what happened to which item, its number or the way to its buy order or offer, its time, its amount, and
 * each balance that it changed in the column of that balance. It expands to the transfers that it consists of.
 */
export function TransactionRow({ transaction, writeMoment }: TransactionRowProps) {
  const data = useFragment(FRAGMENT, transaction);
  const { t, i18n } = useTranslation('wallet');
  const money = useMoneyText();
  const reason = transactionReason(data.reason);
  const isMove = isOwnMove(data.reason);
  const item = data.marketItem;
  const deal = transactionDeal(data.deal);
  const [isOpen, setIsOpen] = useState(false);
  const transfersId = useId();
  const notes = transactionNotes(data).map((note) => t(note, { amount: money.shown(data.feeCents ?? 0) }));
  return (
    <>
      <Row>
        <ItemThumb item={item ?? null} icon={reason.icon} />
        <What>
          <b>{t(reason.key)}</b>
          {(data.orderNo != null || deal !== null) && (
            <span>{(i18n.language === 'zh' ? item?.nameZh : item?.nameEn) ?? t('goneItem')}</span>
          )}
          {notes.length > 0 && <small>{notes.join(' · ')}</small>}
        </What>
        <Facts className="num">
          {data.orderNo != null && (
            <Link to={`/user/orderDetail?orderNo=${data.orderNo}`}>{data.orderNo}</Link>
          )}
          {deal !== null && <Link to={deal.path}>{t(deal.key)}</Link>}
          {data.serialNo != null && <Link to="/user/wallet?tab=withdraw">{data.serialNo}</Link>}
          {data.rechargeNo != null && <Link to="/user/wallet?tab=recharge">{data.rechargeNo}</Link>}
          <Moment at={data.createdAt} writeMoment={writeMoment} />
        </Facts>
        <Amount>
          <Price
            cents={isMove ? Math.abs(data.amountCents) : data.amountCents}
            size={14}
            hasPlus={!isMove}
            tone={data.amountCents > 0 && !isMove ? 'money-in' : 'plain'}
          />
        </Amount>
        <Balances>
          {data.balances.filter(hasColumn).map(({ fund, balanceCents }) => (
            <Balance key={fund} $area={fund.toLowerCase()}>
              <i>{t(`fund_${fund}`)} </i>
              <Price cents={balanceCents} tone="inherit" />
            </Balance>
          ))}
        </Balances>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={transfersId}
          aria-label={t(isOpen ? 'closeEntry' : 'openEntry')}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'up' : 'down'} />
        </Toggle>
      </Row>
      <div id={transfersId}>
        {isOpen && <TransactionTransfers transaction={data} writeMoment={writeMoment} />}
      </div>
    </>
  );
}

const FRAGMENT = graphql`
  fragment TransactionRow_transaction on WalletTransaction {
    reason
    amountCents
    feeCents
    isPaidByApp
    outcome
    balances {
      fund
      balanceCents
    }
    marketItem {
      nameZh
      nameEn
      ...ItemThumb_item
    }
    orderNo
    deal
    serialNo
    rechargeNo
    createdAt
    ...TransactionTransfers_transaction
  }
`;

const Row = styled.div`
  ${GRID}
  min-height: 60px;
  padding: 8px 20px;
  border-top: 1px solid var(--line);
  @media (max-width: 767px) { padding: 10px 16px; }
`;

const What = styled.div`
  grid-area: what;
  min-width: 0;
  line-height: 20px;
  b { font-weight: 600; margin-right: 10px; }
  span { color: var(--t1); overflow-wrap: anywhere; }
  small { display: block; font-size: 12px; line-height: 18px; color: var(--t3); }
`;

const Facts = styled.div`
  grid-area: facts;
  display: flex;
  flex-direction: column;
  min-width: 0;
  font-size: 12px;
  color: var(--t3);
  a { width: fit-content; min-height: 24px; line-height: 24px; color: var(--t2); overflow-wrap: anywhere; }
  a:hover { color: var(--t1); text-decoration: underline; }
  @media (max-width: 767px) { flex-flow: row wrap; align-items: center; gap: 0 8px; padding-right: 36px; }
`;

const Amount = styled.div`
  grid-area: amount;
  text-align: right;
  @media (max-width: 767px) { align-self: end; }
`;

/** In a wide list each balance is in the column of its name; in a narrow one it is below the amount, with its name. */
const Balances = styled.div`
  display: contents;
  @media (max-width: 1199px) { display: block; grid-area: balances; }
  @media (max-width: 767px) { align-self: start; }
`;

const Balance = styled.div<{ $area: string }>`
  grid-area: ${({ $area }) => $area};
  text-align: right;
  font-size: 13px;
  color: var(--t2);
  i { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  @media (max-width: 1199px) {
    font-size: 12px;
    line-height: 18px;
    color: var(--t3);
    i { position: static; width: auto; height: auto; clip-path: none; font-style: normal; }
  }
`;

const Toggle = styled.button`
  grid-area: toggle;
  justify-self: end;
  width: 32px;
  height: 32px;
  display: grid;
  place-items: center;
  border-radius: var(--r-2);
  color: var(--t3);
  &:hover { color: var(--t1); background: var(--s3); }
  /* At the end of the line of facts, which is as wide as the row. */
  @media (max-width: 767px) { grid-area: 3 / 3; }
`;
