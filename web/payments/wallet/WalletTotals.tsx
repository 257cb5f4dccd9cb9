import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { WalletTotals_wallet$key } from '../../__generated__/WalletTotals_wallet.graphql.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { wholeNumberText } from '../../ui/money.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Price } from '../../ui/Price.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { WalletBar } from './WalletBar.tsx';
import { walletPath } from './walletFilter.ts';
import { type WalletPart, walletParts } from './walletParts.ts';

interface WalletTotalsProps {
  readonly wallet: WalletTotals_wallet$key;
}

/** The viewer's total balance and the accounts that make it up, each with its main rule. */
export function WalletTotals({ wallet }: WalletTotalsProps) {
  const data = useFragment(FRAGMENT, wallet);
  const { t } = useTranslation('wallet');
  const money = useMoneyText();
  const parts = walletParts(data);
  return (
    <Card>
      <Sum>
        <Head>
          <div>
            <Label>{t('total')}</Label>
            <Price cents={data.totalCents} size={44} />
          </div>
          <ButtonLink to={walletPath({ tab: 'withdraw' })}>{t('toWithdraw')}</ButtonLink>
        </Head>
        <WalletBar parts={parts} />
        <Accounts aria-label={t('balances')}>
          {parts.map((part) => (
            <Account key={part.key}>
              <Name>
                <Swatch $part={part.key} />
                {t(part.key)}
              </Name>
              <Price cents={part.cents} size={20} />
              <small>{t(`${part.key}Rule`)}</small>
              {part.key === 'settling' && data.underReviewCents > 0 && (
                <small>{t('settlingReview', { amount: money.shown(data.underReviewCents) })}</small>
              )}
            </Account>
          ))}
        </Accounts>
      </Sum>
      <Foot>
        <span>
          <Icon name="wallet" />
          {t('spendable')} <Price cents={data.spendableCents} /> <i>{t('spendableSum')}</i>
        </span>
        <span>
          <Icon name="lock" />
          {t('frozen')} <Price cents={data.frozenCents} /> <i>{t('frozenSum')}</i>
        </span>
        <span title={t('pointsRule')}>
          <Icon name="chart" />
          {t('points')} <b className="num">{wholeNumberText(data.points)}</b> <i>{t('pointsRule')}</i>
        </span>
        <Link to="/user/setting?tab=statistics">
          {t('toStatistics')}
          <Icon name="right" size={14} />
        </Link>
      </Foot>
    </Card>
  );
}

const FRAGMENT = graphql`
  fragment WalletTotals_wallet on Wallet {
    totalCents
    spendableCents
    frozenCents
    proceedsCents
    settlingCents
    underReviewCents
    escrowCents
    depositCents
    withdrawingCents
    returningCents
    points
  }
`;

const Card = styled(Panel)`
  display: flex;
  flex-direction: column;
`;

/** Beside the recharge card this card is narrow even in a wide window. */
const Sum = styled.div`
  container-type: inline-size;
  flex: 1;
  padding: 24px;
  @media (max-width: 767px) { padding: 16px; }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
`;

const Label = styled.div`
  color: var(--t2);
`;

const Accounts = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  gap: 20px 0;
  padding-top: 20px;
  @container (max-width: 819px) { grid-template-columns: repeat(3, 1fr); }
  @container (max-width: 479px) { grid-template-columns: 1fr 1fr; gap: 16px; }
`;

const Account = styled.li`
  display: flex;
  flex-direction: column;
  padding-right: 16px;
  &:not(:first-child) { border-left: 1px solid var(--line); padding-left: 20px; }
  small { font-size: 12px; line-height: 18px; color: var(--t3); padding-top: 2px; }
  @container (max-width: 819px) { &:nth-child(3n + 1) { border-left: 0; padding-left: 0; } }
  @container (max-width: 479px) { padding-right: 0; &:not(:first-child) { border-left: 0; padding-left: 0; } }
`;

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  color: var(--t2);
  padding-bottom: 2px;
`;

const COLORS: Record<WalletPart['key'], string> = {
  proceeds: 'var(--accent)',
  settling: 'var(--info)',
  escrow: 'var(--warn-m)',
  withdrawing: 'var(--t2)',
  returning: 'var(--t2)',
  deposit: 'var(--t3)',
};

const Swatch = styled.i<{ $part: WalletPart['key'] }>`
  width: 8px;
  height: 8px;
  border-radius: 2px;
  background: ${({ $part }) => COLORS[$part]};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 32px;
  padding: 14px 24px;
  border-top: 1px solid var(--line);
  color: var(--t2);
  span { display: inline-flex; align-items: center; gap: 6px; flex-wrap: wrap; }
  svg, i { color: var(--t3); font-style: normal; }
  span span { gap: 0; display: inline; }
  a { display: inline-flex; align-items: center; gap: 2px; margin-left: auto; color: var(--accent-t); }
  a svg { color: inherit; }
  a:hover { text-decoration: underline; }
  @media (max-width: 767px) { padding: 12px 16px; a { margin-left: 0; min-height: 24px; } }
`;
