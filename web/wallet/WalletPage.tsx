import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type LoaderFunctionArgs, useNavigation, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { WalletPageQuery } from '../__generated__/WalletPageQuery.graphql.ts';
import type { WalletPageSubscription } from '../__generated__/WalletPageSubscription.graphql.ts';
import { BlockErrorBoundary } from '../app/BlockErrorBoundary.tsx';
import { loadRouteQuery, useRouteQuery } from '../app/routeQuery.ts';
import { useLiveSubscription } from '../app/useLiveSubscription.ts';
import { useRefresh } from '../app/useRefresh.ts';
import { Panel } from '../ui/Panel.tsx';
import { RechargeCard } from './RechargeCard.tsx';
import { RechargeList } from './RechargeList.tsx';
import { WalletEntryList } from './WalletEntryList.tsx';
import { WalletHead } from './WalletHead.tsx';
import { WalletSkeleton } from './WalletSkeleton.tsx';
import { WalletTotals } from './WalletTotals.tsx';
import { readEntryType, readRechargeFilter, readWalletTab } from './walletFilter.ts';

const QUERY = graphql`
  query WalletPageQuery($type: WalletEntryType, $status: RechargeStatus, $isRecharge: Boolean!) {
    viewer {
      id
      wallet {
        ...WalletTotals_wallet
      }
      rechargeCenter {
        ...RechargeCard_center
      }
      ...WalletEntryList_viewer @arguments(type: $type) @skip(if: $isRecharge) @alias(as: "entries")
      ...RechargeList_viewer @arguments(status: $status) @include(if: $isRecharge) @alias(as: "recharges")
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

/** What stands there while the data is on the way. */
export const Skeleton = WalletSkeleton;

function variablesOf(search: URLSearchParams): WalletPageQuery['variables'] {
  const isRecharge = readWalletTab(search) === 'recharge';
  return { type: readEntryType(search), status: readRechargeFilter(search), isRecharge };
}

/** Starts the wallet with the list that the address asks for. */
export function loader(args: LoaderFunctionArgs) {
  const variables = variablesOf(new URL(args.request.url).searchParams);
  return loadRouteQuery<WalletPageQuery>(args, QUERY, variables, { isVolatile: true });
}

/** Balances by account and every movement of money (requirements W-01, W-02), kept current while the page is open. */
export function Component() {
  const { viewer, platform } = useRouteQuery<WalletPageQuery>(QUERY);
  const { t } = useTranslation(['wallet', 'app']);
  const [search] = useSearchParams();
  const isDimmed = useNavigation().state === 'loading';
  const variables = variablesOf(search);
  const { isRecharge } = variables;
  const refresh = useRefresh<WalletPageQuery>(QUERY, variables);
  useLiveSubscription<WalletPageSubscription>({
    subscription: SUBSCRIPTION,
    variables: {},
    onConnected: refresh,
    onChanged: refresh,
  });
  const serverTime = platform?.serverTime ?? new Date(0).toISOString();
  return (
    <Page>
      <title>{`${t('wallet')} · ${t('app:name')}`}</title>
      <h1>{t('wallet')}</h1>
      <Top>
        {viewer != null && <WalletTotals wallet={viewer.wallet} />}
        {viewer != null && (
          <RechargeCard center={viewer.rechargeCenter} isSandbox={platform?.isSandbox === true} />
        )}
      </Top>
      <Card>
        <WalletHead search={search} />
        <Body $isDimmed={isDimmed}>
          <BlockErrorBoundary
            title={t(isRecharge ? 'rechargesFailed' : 'listFailed')}
            resetKey={search.toString()}
          >
            {viewer?.entries != null && (
              <WalletEntryList
                key={search.toString()}
                viewer={viewer.entries}
                type={readEntryType(search)}
                serverTime={serverTime}
              />
            )}
            {viewer?.recharges != null && (
              <RechargeList key={search.toString()} viewer={viewer.recharges} serverTime={serverTime} />
            )}
          </BlockErrorBoundary>
        </Body>
      </Card>
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 348px;
  gap: 16px;
  @media (max-width: 1199px) { grid-template-columns: minmax(0, 1fr); }
`;

const Card = styled(Panel)`
  overflow: hidden;
`;

const Body = styled.div<{ $isDimmed: boolean }>`
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.6 : 1)};
  transition: opacity var(--t-2);
`;
