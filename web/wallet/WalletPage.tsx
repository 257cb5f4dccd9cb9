import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type LoaderFunctionArgs, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { WalletPageQuery } from '../__generated__/WalletPageQuery.graphql.ts';
import type { WalletPageSubscription } from '../__generated__/WalletPageSubscription.graphql.ts';
import { BlockErrorBoundary } from '../app/BlockErrorBoundary.tsx';
import { loadRouteQuery, useRouteQuery } from '../app/routeQuery.ts';
import { useLiveSubscription } from '../app/useLiveSubscription.ts';
import { useRefresh } from '../app/useRefresh.ts';
import { Panel } from '../ui/Panel.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { SandboxTopUp } from './SandboxTopUp.tsx';
import { WalletEntryList } from './WalletEntryList.tsx';
import { WalletSkeleton } from './WalletSkeleton.tsx';
import { WalletTotals } from './WalletTotals.tsx';
import { ENTRY_TYPES, readEntryType, walletPath } from './walletFilter.ts';

const QUERY = graphql`
  query WalletPageQuery($type: WalletEntryType) {
    viewer {
      id
      wallet {
        ...WalletTotals_wallet
      }
      ...WalletEntryList_viewer @arguments(type: $type)
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

/** Starts the wallet with the kind of transactions that the address asks for. */
export function loader(args: LoaderFunctionArgs) {
  const type = readEntryType(new URL(args.request.url).searchParams);
  return loadRouteQuery<WalletPageQuery>(args, QUERY, { type }, { isVolatile: true });
}

/** Balances by account and every movement of money (requirements W-01, W-02), kept current while the page is open. */
export function Component() {
  const { viewer, platform } = useRouteQuery<WalletPageQuery>(QUERY);
  const { t } = useTranslation(['wallet', 'app']);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isDimmed = useNavigation().state === 'loading';
  const type = readEntryType(search);
  const refresh = useRefresh<WalletPageQuery>(QUERY, { type });
  useLiveSubscription<WalletPageSubscription>({
    subscription: SUBSCRIPTION,
    variables: {},
    onConnected: refresh,
    onChanged: refresh,
  });
  const types = ENTRY_TYPES.map((each) => ({
    value: each ?? ('ALL' as const),
    label: t(`type_${each ?? 'ALL'}`),
  }));
  const isSandbox = platform?.isSandbox === true;
  return (
    <Page>
      <title>{`${t('wallet')} · ${t('app:name')}`}</title>
      <h1>{t('wallet')}</h1>
      <Top $isSplit={isSandbox}>
        {viewer != null && <WalletTotals wallet={viewer.wallet} />}
        {isSandbox && <SandboxTopUp onToppedUp={refresh} />}
      </Top>
      <Card>
        <Head>
          <h2>{t('transactions')}</h2>
          <Choice>
            <Segmented
              label={t('entryType')}
              value={type ?? 'ALL'}
              options={types}
              onChange={(value) =>
                void navigate(walletPath(value === 'ALL' ? null : value), { preventScrollReset: true })
              }
            />
          </Choice>
        </Head>
        <Body $isDimmed={isDimmed}>
          <BlockErrorBoundary title={t('listFailed')} resetKey={search.toString()}>
            {viewer != null && (
              <WalletEntryList
                key={search.toString()}
                viewer={viewer}
                type={type}
                serverTime={platform?.serverTime ?? new Date(0).toISOString()}
              />
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

const Top = styled.div<{ $isSplit: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isSplit }) => ($isSplit ? 'minmax(0, 1fr) 348px' : 'minmax(0, 1fr)')};
  gap: 16px;
  @media (max-width: 1199px) { grid-template-columns: minmax(0, 1fr); }
`;

const Card = styled(Panel)`
  overflow: hidden;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 12px 20px;
  h2 { font-size: 14px; line-height: 22px; white-space: nowrap; }
  @media (max-width: 767px) { padding: 12px 16px; flex-direction: column; align-items: stretch; gap: 10px; }
`;

const Choice = styled.div`
  overflow-x: auto;
  scrollbar-width: none;
`;

const Body = styled.div<{ $isDimmed: boolean }>`
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.6 : 1)};
  transition: opacity var(--t-2);
`;
