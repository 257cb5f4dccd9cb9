import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type LoaderFunctionArgs, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { WalletPageQuery } from '../../__generated__/WalletPageQuery.graphql.ts';
import type { WalletPageSubscription } from '../../__generated__/WalletPageSubscription.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { useLiveSubscription } from '../../relay/useLiveSubscription.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { RechargeCard } from './RechargeCard.tsx';
import { RechargeTab } from './RechargeTab.tsx';
import { StatementTab } from './StatementTab.tsx';
import { WalletSkeleton } from './WalletSkeleton.tsx';
import { WalletTotals } from './WalletTotals.tsx';
import { WithdrawTab } from './WithdrawTab.tsx';
import { readWalletFilter, WALLET_TABS, type WalletFilter, walletPath } from './walletFilter.ts';

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
  const { tab, ...filter } = readWalletFilter(search);
  return {
    isStatement: tab === 'statement',
    isRecharge: tab === 'recharge',
    isWithdraw: tab === 'withdraw',
    ...filter,
  };
}

/** Starts the query for the tab of the wallet that the URL names. */
export function loader(args: LoaderFunctionArgs) {
  const variables = variablesOf(new URL(args.request.url).searchParams);
  return loadRouteQuery<WalletPageQuery>(args, QUERY, variables, { isVolatile: true });
}

/** Balances by account, transactions and withdrawals (requirements W-01 to W-04), refreshed while the page is open. */
export function Component() {
  const { viewer, platform } = useRouteQuery<WalletPageQuery>(QUERY);
  const { t } = useTranslation(['wallet', 'shell']);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filter = readWalletFilter(search);
  const refresh = useRefresh<WalletPageQuery>(QUERY, variablesOf(search));
  useLiveSubscription<WalletPageSubscription>({
    subscription: SUBSCRIPTION,
    variables: {},
    onConnected: refresh,
    onChanged: refresh,
  });
  const center = viewer?.rechargeCenter;
  const tab = {
    filter,
    serverTime: platform?.serverTime ?? new Date(0).toISOString(),
    isDimmed: useNavigation().state === 'loading',
    onFilter: (next: WalletFilter) => void navigate(walletPath(next), { preventScrollReset: true }),
  };
  return (
    <Page>
      <title>{`${t('wallet')} · ${t('shell:name')}`}</title>
      <h1>{t('wallet')}</h1>
      <Top $isSplit={center != null}>
        {viewer != null && <WalletTotals wallet={viewer.wallet} />}
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
