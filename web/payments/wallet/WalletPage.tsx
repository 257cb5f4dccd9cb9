import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type LoaderFunctionArgs, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { WalletPageFundsQuery } from '../../__generated__/WalletPageFundsQuery.graphql.ts';
import type { WalletPageQuery } from '../../__generated__/WalletPageQuery.graphql.ts';
import type { WalletPageSubscription } from '../../__generated__/WalletPageSubscription.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { useLiveSubscription } from '../../relay/useLiveSubscription.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { readerTimeZone, useIsStarted } from '../../shell/Moment.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { RechargeCard } from './RechargeCard.tsx';
import { RechargeTab } from './RechargeTab.tsx';
import { StatementTab } from './StatementTab.tsx';
import { useLaterWalletRows } from './useLaterWalletRows.ts';
import { type FundSums, FundsSkeleton, WalletFunds } from './WalletFunds.tsx';
import { WalletSkeleton } from './WalletSkeleton.tsx';
import { WalletTotals } from './WalletTotals.tsx';
import { WithdrawTab } from './WithdrawTab.tsx';
import {
  listFilterOf,
  readWalletFilter,
  WALLET_TABS,
  type WalletFilter,
  walletPath,
} from './walletFilter.ts';

const QUERY = graphql`
  query WalletPageQuery(
    $isStatement: Boolean!
    $isRecharge: Boolean!
    $isWithdraw: Boolean!
    $type: WalletEntryType
    $number: String
    $range: HistoryRange
    $month: String
    $status: WithdrawalStatus
    $recharge: RechargeStatus
  ) {
    viewer {
      id
      wallet {
        ...WalletTotals_wallet
        spendableCents
        proceedsCents
        depositCents
        settlingCents
        escrowCents
        biddingCents
        bidsCents
        offersCents
        returningCents
      }
      rechargeCenter @skip(if: $isWithdraw) {
        ...RechargeCard_center
      }
      ...RechargeTab_viewer @include(if: $isRecharge) @alias(as: "recharges") @arguments(status: $recharge)
      ...StatementTab_viewer
        @include(if: $isStatement)
        @alias(as: "statement")
        @arguments(type: $type, number: $number, range: $range, month: $month)
      ...WithdrawTab_viewer
        @include(if: $isWithdraw)
        @alias(as: "withdraw")
        @arguments(status: $status, range: $range, month: $month)
    }
    platform {
      isSandbox
      serverTime
    }
  }
`;

const FUNDS_QUERY = graphql`
  query WalletPageFundsQuery($fund: WalletOrderFund!, $isOpen: Boolean!, $day: Date, $timeZone: String!) {
    viewer {
      id
      ...WalletFunds_viewer @arguments(fund: $fund, isOpen: $isOpen, day: $day, timeZone: $timeZone)
    }
  }
`;

const SUBSCRIPTION = graphql`
  subscription WalletPageSubscription {
    walletChanged {
      id
      wallet {
        ...WalletTotals_wallet
      }
    }
  }
`;

/** Placeholder while the data loads. */
export const Skeleton = WalletSkeleton;

/** The query's variables for a URL. */
function variablesOf(search: URLSearchParams): WalletPageQuery['variables'] {
  const { tab, fund: _fund, day: _day, ...filter } = readWalletFilter(search);
  return {
    isStatement: tab === 'statement',
    isRecharge: tab === 'recharge',
    isWithdraw: tab === 'withdraw',
    ...filter,
  };
}

/** The same for the open balance. */
function fundsVariables({ fund, day }: WalletFilter): WalletPageFundsQuery['variables'] {
  const ofOrders = fund === 'AVAILABLE' || fund === 'BIDDING' ? null : fund;
  return { fund: ofOrders ?? 'SETTLING', isOpen: ofOrders !== null, day, timeZone: readerTimeZone() };
}

/**
 * Starts the query for the tab of the wallet that the URL names. The release calendar loads only in the browser, because
 * its days depend on the reader's time zone.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const [page, funds] = await Promise.all([
    loadRouteQuery<WalletPageQuery>(args, QUERY, variablesOf(searchParams), { isVolatile: true }),
    import.meta.env.SSR
      ? null
      : loadRouteQuery<WalletPageFundsQuery>(
          args,
          FUNDS_QUERY,
          fundsVariables(readWalletFilter(searchParams)),
          {
            isVolatile: true,
          },
        ),
  ]);
  return { page, funds };
}

/** Balances by account, transactions and withdrawals (requirements W-01 to W-04), refreshed while the page is open. */
export function Component() {
  const { viewer, platform } = useRouteQuery<WalletPageQuery>(QUERY, 'page');
  const { t } = useTranslation(['wallet', 'shell']);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filter = readWalletFilter(search);
  const variables = { page: variablesOf(search), funds: fundsVariables(filter) };
  const { afterPage, afterFunds } = useLaterWalletRows(viewer?.id ?? '', variables);
  const refreshPage = useRefresh<WalletPageQuery>(QUERY, variables.page, afterPage);
  const refreshFunds = useRefresh<WalletPageFundsQuery>(FUNDS_QUERY, variables.funds, afterFunds);
  const refresh = () => {
    refreshPage();
    refreshFunds();
  };
  useLiveSubscription<WalletPageSubscription>({
    subscription: SUBSCRIPTION,
    variables: {},
    onConnected: refresh,
    onChanged: refresh,
  });
  const center = viewer?.rechargeCenter;
  const tab = {
    filter: listFilterOf(filter),
    serverTime: platform?.serverTime ?? new Date(0).toISOString(),
    isDimmed: useNavigation().state === 'loading',
    onFilter: (next: WalletFilter) =>
      void navigate(walletPath({ ...next, fund: filter.fund, day: filter.day }), {
        preventScrollReset: true,
      }),
  };
  return (
    <Page>
      <title>{`${t('wallet')} · ${t('shell:name')}`}</title>
      <h1>{t('wallet')}</h1>
      <Top $isSplit={center != null}>
        {viewer != null && <WalletTotals wallet={viewer.wallet} filter={filter} />}
        {viewer != null && (viewer.wallet.settlingCents > 0 || filter.fund !== null) && (
          <Below>
            <Funds filter={filter} sums={viewer.wallet} serverTime={tab.serverTime} />
          </Below>
        )}
        {center != null && <RechargeCard center={center} isSandbox={platform?.isSandbox === true} />}
      </Top>
      <Tabs
        label={t('tabs')}
        tabs={WALLET_TABS.map((each) => ({
          to: walletPath({ tab: each }),
          label: t(`tab_${each}`),
          isCurrent: each === filter.tab,
        }))}
      />
      {viewer?.statement != null && <StatementTab viewer={viewer.statement} {...tab} />}
      {viewer?.recharges != null && <RechargeTab viewer={viewer.recharges} {...tab} />}
      {viewer?.withdraw != null && <WithdrawTab viewer={viewer.withdraw} {...tab} onChanged={refresh} />}
    </Page>
  );
}

interface FundsProps {
  readonly filter: WalletFilter;
  readonly sums: FundSums;
  /** The server's time, ISO 8601. */
  readonly serverTime: string;
}

/** In the server's markup a placeholder, because the days of the calendar are the reader's. */
function Funds(props: FundsProps) {
  const { t } = useTranslation('wallet');
  const isStarted = useIsStarted();
  return (
    <BlockErrorBoundary title={t('fundsFailed')} resetKey={walletPath(props.filter)}>
      <Suspense fallback={<FundsSkeleton />}>
        {isStarted ? <ShownFunds {...props} /> : <FundsSkeleton />}
      </Suspense>
    </BlockErrorBoundary>
  );
}

function ShownFunds(props: FundsProps) {
  const { viewer } = useRouteQuery<WalletPageFundsQuery>(FUNDS_QUERY, 'funds');
  return viewer != null && <WalletFunds viewer={viewer} {...props} />;
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

const Top = styled.div<{ $isSplit: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isSplit }) => ($isSplit ? 'minmax(0, 1fr) 348px' : 'minmax(0, 1fr)')};
  gap: 16px;
  @media (max-width: 1199px) { grid-template-columns: minmax(0, 1fr); }
`;

/** What a balance opens: below both cards, and where these are in one column right after the balances. */
const Below = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  @media (min-width: 1200px) { grid-row: 2; grid-column: 1 / -1; }
`;
