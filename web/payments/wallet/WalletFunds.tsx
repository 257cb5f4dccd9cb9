import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link, useNavigationType } from 'react-router';
import { styled } from 'styled-components';
import type { WalletFunds_viewer$key } from '../../__generated__/WalletFunds_viewer.graphql.ts';
import { dayText } from '../../accounts/user/periodText.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Price } from '../../ui/Price.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FundOrderList } from './FundOrderList.tsx';
import { ReleaseCalendar } from './ReleaseCalendar.tsx';
import { type WalletFilter, walletPath } from './walletFilter.ts';

interface WalletFundsProps {
  readonly viewer: WalletFunds_viewer$key;
  readonly filter: WalletFilter;
  /** The sums of the balances, in cents. */
  readonly sums: FundSums;
  /** The server's time, ISO 8601. */
  readonly serverTime: string;
}

/** The sums of the balances that can be open, in cents, and the two parts of what is available and of what is held for bids. */
export interface FundSums {
  readonly spendableCents: number;
  readonly proceedsCents: number;
  readonly depositCents: number;
  readonly settlingCents: number;
  readonly escrowCents: number;
  readonly biddingCents: number;
  readonly bidsCents: number;
  readonly offersCents: number;
  readonly returningCents: number;
}

/** What the open balance consists of, and while sales settle the calendar of their release. */
export function WalletFunds({ viewer, filter, sums, serverTime }: WalletFundsProps): ReactNode {
  const { releaseCalendar, orders } = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('wallet');
  const { fund } = filter;
  const calendar = sums.settlingCents > 0 && releaseCalendar != null && (
    <ReleaseCalendar calendar={releaseCalendar} filter={filter} />
  );
  const opened = fund !== null && (
    <OpenFund filter={filter} cents={centsOf(fund, sums)}>
      {fund === 'AVAILABLE' && <AvailableParts sums={sums} />}
      {fund === 'BIDDING' && <BiddingParts sums={sums} />}
      {fund !== 'AVAILABLE' && fund !== 'BIDDING' && orders != null && (
        <BlockErrorBoundary title={t('fundsFailed')} resetKey={walletPath(filter)}>
          <FundOrderList key={walletPath(filter)} viewer={orders} fund={fund} serverTime={serverTime} />
        </BlockErrorBoundary>
      )}
    </OpenFund>
  );
  // The list of settling sales follows the calendar, whose days it narrows; any other follows its balance.
  return fund === 'SETTLING' ? (
    <>
      {calendar}
      {opened}
    </>
  ) : (
    <>
      {opened}
      {calendar}
    </>
  );
}

/** Placeholder in the size of the calendar. */
export function FundsSkeleton() {
  return (
    <Placeholder>
      <Skeleton width="120px" height="14px" />
      <Skeleton height="150px" />
    </Placeholder>
  );
}

const FRAGMENT = graphql`
  fragment WalletFunds_viewer on Viewer
  @argumentDefinitions(
    fund: { type: "WalletOrderFund!" }
    isOpen: { type: "Boolean!" }
    day: { type: "Date" }
    timeZone: { type: "String!" }
  ) {
    releaseCalendar(timeZone: $timeZone) {
      ...ReleaseCalendar_calendar
    }
    ...FundOrderList_viewer
      @include(if: $isOpen)
      @alias(as: "orders")
      @arguments(fund: $fund, day: $day, timeZone: $timeZone)
  }
`;

type OpenableFund = NonNullable<WalletFilter['fund']>;

function centsOf(fund: OpenableFund, sums: FundSums): number {
  const cents: Record<OpenableFund, number> = {
    AVAILABLE: sums.spendableCents,
    SETTLING: sums.settlingCents,
    ESCROW: sums.escrowCents,
    BIDDING: sums.biddingCents,
    RETURNING: sums.returningCents,
  };
  return cents[fund];
}

interface OpenFundProps {
  readonly filter: WalletFilter;
  readonly cents: number;
  readonly children: ReactNode;
}

/** The card of the open balance. On phones it may open below the screen, so a press brings its first rows into view. */
function OpenFund({ filter, cents, children }: OpenFundProps) {
  const { t, i18n } = useTranslation(['wallet', 'shell']);
  const { fund, day } = filter;
  const head = useRef<HTMLDivElement>(null);
  const isPressed = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (isPressed && fund !== null) {
      head.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [isPressed, fund]);
  return (
    <Card>
      <Head ref={head}>
        <h2>{t(`fundTitle_${fund}`)}</h2>
        {day === null ? (
          <Price cents={cents} />
        ) : (
          <Link to={walletPath({ ...filter, day: null })} preventScrollReset>
            {t('onlyDay', { day: dayText(day, i18n.language, { hasWeekday: true }) })}
            <Icon name="x" size={12} />
          </Link>
        )}
        <Close
          to={walletPath({ ...filter, fund: null })}
          preventScrollReset
          aria-label={t('closeFund', { fund: t(`fundTitle_${fund}`) })}
        >
          <Icon name="x" />
        </Close>
      </Head>
      {children}
    </Card>
  );
}

function AvailableParts({ sums }: { readonly sums: FundSums }) {
  const { t } = useTranslation('wallet');
  return (
    <ul>
      <PartRow part="proceeds" cents={sums.proceedsCents} to={walletPath({ tab: 'withdraw' })}>
        {t('toWithdraw')}
      </PartRow>
      <PartRow part="deposit" cents={sums.depositCents} to={walletPath({ tab: 'recharge' })}>
        {t('recharges')}
      </PartRow>
    </ul>
  );
}

/** Buy orders and offers, whose lists stand on pages of their own. */
function BiddingParts({ sums }: { readonly sums: FundSums }) {
  const { t } = useTranslation('wallet');
  return (
    <ul>
      <PartRow part="bids" cents={sums.bidsCents} to="/user/bids">
        {t('toBids')}
      </PartRow>
      <PartRow part="offers" cents={sums.offersCents} to="/user/offers">
        {t('toOffers')}
      </PartRow>
    </ul>
  );
}

interface PartRowProps {
  readonly part: 'proceeds' | 'deposit' | 'bids' | 'offers';
  readonly cents: number;
  readonly to: string;
  readonly children: ReactNode;
}

/** A part of a balance with its rule, and the way to where it is used or listed. */
function PartRow({ part, cents, to, children }: PartRowProps) {
  const { t } = useTranslation('wallet');
  return (
    <Part>
      <span>
        {t(part)}
        <small>{t(`${part}Rule`)}</small>
      </span>
      <Price cents={cents} size={14} />
      <ButtonLink size="small" to={to}>
        {children}
      </ButtonLink>
    </Part>
  );
}

const Placeholder = styled(Panel)`
  display: grid;
  align-content: start;
  gap: 16px;
  height: 220px;
  padding: 20px 24px;
`;

const Card = styled(Panel)`
  overflow: hidden;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px 12px;
  padding: 10px 12px 10px 20px;
  scroll-margin: 80px 0 260px;
  h2 { font-size: 14px; line-height: 22px; }
  > a:not(:last-child) { display: inline-flex; align-items: center; gap: 6px; min-height: 24px; padding: 0 8px; border-radius: var(--r-1); background: var(--accent-w); color: var(--accent-t); font-size: 12px; }
  @media (max-width: 767px) { padding-left: 16px; }
`;

const Close = styled(Link)`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  margin-left: auto;
  border-radius: var(--r-2);
  color: var(--t3);
  &:hover { color: var(--t1); background: var(--s3); }
`;

const Part = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 96px;
  align-items: center;
  gap: 0 16px;
  min-height: 60px;
  padding: 8px 20px;
  border-top: 1px solid var(--line);
  small { display: block; font-size: 12px; line-height: 18px; color: var(--t3); }
  @media (max-width: 767px) { padding: 10px 16px; }
`;
