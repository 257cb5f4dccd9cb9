import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type {
  WalletTotals_wallet$data,
  WalletTotals_wallet$key,
} from '../../__generated__/WalletTotals_wallet.graphql.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { wholeNumberText } from '../../ui/money.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Price } from '../../ui/Price.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { WalletBar } from './WalletBar.tsx';
import { type WalletFilter, walletPath } from './walletFilter.ts';
import { PART_COLORS, type WalletPart, walletParts } from './walletParts.ts';

interface WalletTotalsProps {
  readonly wallet: WalletTotals_wallet$key;
  readonly filter: WalletFilter;
}

/**
 * The viewer's total with how much of it can be withdrawn (W-01), and the balances that add up to it, each with its main
 * rule. A sum that is a part of another one says so. A press opens what a balance consists of.
 */
export function WalletTotals({ wallet, filter }: WalletTotalsProps) {
  const data = useFragment(FRAGMENT, wallet);
  const { t } = useTranslation('wallet');
  const money = useMoneyText();
  return (
    <Card>
      <Sum>
        <Head>
          <div>
            <Label>{t('total')}</Label>
            <Price cents={data.totalCents} size={44} />
            <Split title={t('frozenRule')}>
              {t('totalSplit', {
                withdrawable: money.shown(data.proceedsCents),
                frozen: money.shown(data.frozenCents),
              })}
            </Split>
          </div>
          <ButtonLink to={walletPath({ tab: 'withdraw' })}>{t('toWithdraw')}</ButtonLink>
        </Head>
        <WalletBar parts={walletParts(data)} />
        <Balances wallet={data} filter={filter} />
      </Sum>
      <Foot>
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

interface BalancesProps {
  readonly wallet: WalletTotals_wallet$data;
  readonly filter: WalletFilter;
}

/** Each balance with its sum, its rule, and a link that opens or closes it. */
function Balances({ wallet, filter }: BalancesProps) {
  const { t } = useTranslation('wallet');
  const money = useMoneyText();
  const parts = walletParts(wallet);
  return (
    <Accounts aria-label={t('balances')}>
      <Account>
        <SumOfParts
          to={fundLink('AVAILABLE', filter)}
          name={t('available')}
          cents={wallet.spendableCents}
          parts={parts.filter(isSpendable)}
        />
      </Account>
      {parts
        .filter((part) => !isSpendable(part) && !isBidding(part))
        .map(({ key, cents }) => (
          <Account key={key}>
            <BalanceLink {...balanceLink(key, filter)}>
              <Name>
                <Swatch $part={key} />
                {t(key)}
                <Icon name={LEAD_ON.has(key) ? 'right' : 'down'} size={12} />
              </Name>
              <Price cents={cents} size={20} />
              <small>{t(`${key}Rule`)}</small>
              {key === 'settling' && wallet.underReviewCents > 0 && (
                <small>{t('settlingReview', { amount: money.shown(wallet.underReviewCents) })}</small>
              )}
            </BalanceLink>
          </Account>
        ))}
      <Account>
        <SumOfParts
          to={fundLink('BIDDING', filter)}
          name={t('fund_BIDDING')}
          cents={wallet.biddingCents}
          parts={parts.filter(isBidding)}
        />
      </Account>
    </Accounts>
  );
}

interface SumOfPartsProps {
  readonly to: ReturnType<typeof fundLink>;
  readonly name: string;
  readonly cents: number;
  readonly parts: readonly WalletPart[];
}

/** A balance that consists of two others, each told as a part of it. */
function SumOfParts({ to, name, cents, parts }: SumOfPartsProps) {
  const { t } = useTranslation('wallet');
  const money = useMoneyText();
  return (
    <BalanceLink {...to}>
      <Name>
        {name}
        <Icon name="down" size={12} />
      </Name>
      <Price cents={cents} size={20} />
      {parts.map((part) => (
        <small key={part.key}>
          <Swatch $part={part.key} />
          {t(`${part.key}Part`, { amount: money.shown(part.cents) })}
        </small>
      ))}
    </BalanceLink>
  );
}

/** A second press closes the balance again. */
function fundLink(fund: NonNullable<WalletFilter['fund']>, filter: WalletFilter) {
  const isOpen = filter.fund === fund;
  return {
    to: walletPath({ ...filter, fund: isOpen ? null : fund, day: null }),
    'aria-expanded': isOpen,
    preventScrollReset: true,
  };
}

function balanceLink(key: WalletPart['key'], filter: WalletFilter) {
  if (key === 'withdrawing') {
    return { to: walletPath({ tab: 'withdraw', status: 'PROCESSING' }) };
  }
  return fundLink(key === 'settling' ? 'SETTLING' : key === 'escrow' ? 'ESCROW' : 'RETURNING', filter);
}

/** Balances whose parts stand on another page. */
const LEAD_ON: ReadonlySet<WalletPart['key']> = new Set(['withdrawing']);

const isSpendable = ({ key }: WalletPart): boolean => key === 'proceeds' || key === 'deposit';
const isBidding = ({ key }: WalletPart): boolean => key === 'bids' || key === 'offers';

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
    biddingCents
    bidsCents
    offersCents
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
  > a { flex: none; }
`;

const Label = styled.div`
  color: var(--t2);
`;

const Split = styled.p`
  padding-top: 4px;
  font-size: 13px;
  line-height: 20px;
  color: var(--t2);
`;

const Accounts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: 8px;
  margin: 12px -12px -8px;
  @container (max-width: 479px) { grid-template-columns: 1fr 1fr; gap: 4px; margin: 12px -8px -8px; }
`;

const Account = styled.li`
  display: grid;
`;

const BalanceLink = styled(Link)`
  display: flex;
  flex-direction: column;
  padding: 10px 12px;
  border-radius: var(--r-2);
  small { font-size: 12px; line-height: 18px; color: var(--t3); padding-top: 2px; }
  small i { display: inline-block; margin-right: 6px; }
  @container (max-width: 479px) { padding: 8px; }
  &:hover { background: var(--hover); }
  &[aria-expanded="true"] { background: var(--sel); }
  &[aria-expanded="true"] svg { transform: rotate(180deg); }
`;

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  color: var(--t2);
  padding-bottom: 2px;
  svg { color: var(--t3); }
`;

const Swatch = styled.i<{ $part: WalletPart['key'] }>`
  width: 8px;
  height: 8px;
  border-radius: 2px;
  background: ${({ $part }) => PART_COLORS[$part]};
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
