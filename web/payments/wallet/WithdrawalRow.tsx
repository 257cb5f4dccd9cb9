import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { WithdrawalRow_withdrawal$key } from '../../__generated__/WithdrawalRow_withdrawal.graphql.ts';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Price } from '../../ui/Price.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { Money, When } from './listStyles.ts';

interface WithdrawalRowProps {
  readonly withdrawal: WithdrawalRow_withdrawal$key;
  readonly writeMoment: WriteMoment;
}

const ICONS: Record<string, IconName> = { PROCESSING: 'clock', SUCCESS: 'check', FAILURE: 'undo' };
const COLORS: Record<string, string> = {
  PROCESSING: 'var(--info)',
  SUCCESS: 'var(--pos)',
  FAILURE: 'var(--neg)',
};

/**
 * One withdrawal: status and its meaning, number, payment account, amount, fee, the amount that arrives, time
 * (requirement W-03).
 */
export function WithdrawalRow({ withdrawal, writeMoment }: WithdrawalRowProps) {
  const data = useFragment(FRAGMENT, withdrawal);
  const { t } = useTranslation('wallet');
  const money = useMoneyText();
  const { status } = data;
  const note =
    status === 'FAILURE'
      ? t('failureNote', { reason: t(`failure_${data.failure ?? 'OTHER'}`) })
      : status === 'PROCESSING'
        ? t(data.isFrozen ? 'frozenNote' : 'processingNote')
        : data.finishedAt == null
          ? ''
          : writeMoment(data.finishedAt);
  return (
    <Row>
      <State $color={COLORS[status] ?? 'var(--t2)'}>
        <Icon name={ICONS[status] ?? 'info'} />
        <div>
          <b>{t(`status_${status}`)}</b>
          <small>{note}</small>
        </div>
      </State>
      <Numbers className="num">
        <span>{data.serialNo}</span>
        <small>{data.paymentAccount}</small>
      </Numbers>
      <When at={data.createdAt} writeMoment={writeMoment} />
      <Money>
        <Price cents={data.amountCents} size={14} />
        <small className="num">
          {t('feeOf', { amount: money.shown(status === 'FAILURE' ? 0 : data.feeCents) })} ·{' '}
          {t('received', { amount: money.shown(data.receivedCents) })}
        </small>
      </Money>
    </Row>
  );
}

const FRAGMENT = graphql`
  fragment WithdrawalRow_withdrawal on Withdrawal {
    serialNo
    status
    isFrozen
    amountCents
    feeCents
    receivedCents
    failure
    paymentAccount
    createdAt
    finishedAt
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 96px minmax(0, 1fr);
  grid-template-areas: "state number when money";
  align-items: center;
  gap: 2px 16px;
  min-height: 60px;
  padding: 8px 20px;
  border-top: 1px solid var(--line);
  small { display: block; font-size: 12px; line-height: 18px; color: var(--t3); }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr) auto auto;
    grid-template-areas: "state money money" "number number when";
    gap: 6px 12px;
    padding: 10px 16px;
  }
`;

const State = styled.div<{ $color: string }>`
  grid-area: state;
  display: flex;
  gap: 10px;
  min-width: 0;
  svg { flex: none; margin-top: 3px; color: ${({ $color }) => $color}; }
  b { font-size: 14px; font-weight: 500; }
`;

const Numbers = styled.div`
  grid-area: number;
  min-width: 0;
  color: var(--t2);
  overflow-wrap: anywhere;
  @media (max-width: 767px) { font-size: 12px; color: var(--t3); }
`;
