import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { BidsPage_viewer$key } from '../../__generated__/BidsPage_viewer.graphql.ts';
import BIDS from '../../__generated__/BidsPageMoreQuery.graphql.ts';
import type { BidStatus, BidsPageQuery } from '../../__generated__/BidsPageQuery.graphql.ts';
import type { BidsPageSubscription } from '../../__generated__/BidsPageSubscription.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { useLiveSubscription } from '../../relay/useLiveSubscription.ts';
import { useRefetchLater } from '../../relay/useRefetchLater.ts';
import { useRefresh, useRefreshEvery } from '../../relay/useRefresh.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { LoadMore } from '../../shell/LoadMore.tsx';
import { useMomentText } from '../../shell/Moment.tsx';
import { WindowedList } from '../../shell/WindowedList.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Price } from '../../ui/Price.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { BidRow } from './BidRow.tsx';

const PAGE_SIZE = 20;
/** How often the page is refreshed, in ms: sleeping, waking and the bids of others move none of the viewer's money. */
const LOOK_MS = 15_000;

const QUERY = graphql`
  query BidsPageQuery($statuses: [BidStatus!]) {
    viewer {
      id
      wallet {
        id
        bidsCents
      }
      ...BidsPage_viewer @arguments(statuses: $statuses)
    }
    platform {
      serverTime
    }
  }
`;

/** Money moves with every fill, return and refill of a buy order. */
const SUBSCRIPTION = graphql`
  subscription BidsPageSubscription {
    walletChanged {
      id
      wallet {
        id
        bidsCents
      }
    }
  }
`;

const TABS = {
  open: ['OPEN', 'ASLEEP'],
  ended: ['FILLED', 'CANCELLED', 'EXPIRED'],
} as const satisfies Record<string, readonly BidStatus[]>;
type Tab = keyof typeof TABS;

const tabOf = (search: URLSearchParams): Tab => (search.get('tab') === 'ended' ? 'ended' : 'open');

/** Starts the query for the tab that the URL names. */
export function loader(args: LoaderFunctionArgs) {
  const statuses = TABS[tabOf(new URL(args.request.url).searchParams)];
  return loadRouteQuery<BidsPageQuery>(args, QUERY, { statuses }, { isVolatile: true });
}

/** The viewer's buy orders, refreshed while the page is open. */
export function Component() {
  const { viewer, platform } = useRouteQuery<BidsPageQuery>(QUERY);
  const { t } = useTranslation(['bid', 'shell']);
  const [search] = useSearchParams();
  const tab = tabOf(search);
  const refresh = useRefreshedBids(TABS[tab], viewer?.id ?? '');
  useLiveSubscription<BidsPageSubscription>({
    subscription: SUBSCRIPTION,
    variables: {},
    onConnected: refresh,
    onChanged: refresh,
  });
  useRefreshEvery(refresh, LOOK_MS);
  return (
    <Page>
      <title>{`${t('bidsTitle')} · ${t('shell:name')}`}</title>
      <Top>
        <h1>{t('bidsTitle')}</h1>
        {viewer != null && (
          <span>
            {t('held')} <Price cents={viewer.wallet.bidsCents} size={16} />
          </span>
        )}
      </Top>
      <Card>
        <TabRow>
          <Tabs
            label={t('bidsTitle')}
            tabs={(Object.keys(TABS) as Tab[]).map((each) => ({
              to: each === 'open' ? '/user/bids' : `/user/bids?tab=${each}`,
              label: t(`tab_${each}`),
              isCurrent: each === tab,
            }))}
          />
        </TabRow>
        <BlockErrorBoundary title={t('listFailed')} resetKey={tab}>
          {viewer != null && (
            <BidList
              key={tab}
              viewer={viewer}
              tab={tab}
              serverTime={platform?.serverTime ?? new Date(0).toISOString()}
              onChanged={refresh}
            />
          )}
        </BlockErrorBoundary>
      </Card>
    </Page>
  );
}

/** The most buy orders that the server gives at once. */
const PAGE_MAX = 100;

/** Fetches the loaded buy orders again: the first page with the page's query, the later ones after it. */
function useRefreshedBids(statuses: (typeof TABS)[Tab], viewerId: string) {
  const refetchLater = useRefetchLater();
  const refetch = useCallback(() => {
    refetchLater([
      {
        query: BIDS,
        variables: { statuses },
        from: PAGE_SIZE,
        pageSize: PAGE_MAX,
        find: (store) => store.get(viewerId)?.getLinkedRecord('__BidsPage_bids_standing', { statuses }),
      },
    ]);
  }, [refetchLater, viewerId, statuses]);
  return useRefresh<BidsPageQuery>(QUERY, { statuses }, refetch);
}

interface BidListProps {
  readonly viewer: BidsPage_viewer$key;
  readonly tab: Tab;
  readonly serverTime: string;
  readonly onChanged: () => void;
}

function BidList({ viewer, tab, serverTime, onChanged }: BidListProps) {
  const list = usePaginationFragment(FRAGMENT, viewer);
  const { t } = useTranslation('bid');
  const writeMoment = useMomentText(Date.parse(serverTime));
  if (list.data.bids == null) {
    throw new Error('The buy orders could not be read.');
  }
  const bids = list.data.bids.edges;
  if (bids.length === 0) {
    return (
      <Empty
        art="k-rifle"
        title={t(`empty_${tab}`)}
        hint={t('emptyHint')}
        action={
          <ButtonLink to="/market" look="primary">
            {t('shell:toMarket')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <WindowedList items={bids} keyOf={({ node }) => node.id} list={list}>
        {({ node }) => <BidRow bid={node} writeMoment={writeMoment} onChanged={onChanged} />}
      </WindowedList>
      <LoadMore list={list} pageSize={PAGE_SIZE} rowCount={bids.length} />
    </>
  );
}

const FRAGMENT = graphql`
  fragment BidsPage_viewer on Viewer
  @argumentDefinitions(
    statuses: { type: "[BidStatus!]" }
    first: { type: "Int", defaultValue: 20 }
    after: { type: "String" }
  )
  @refetchable(queryName: "BidsPageMoreQuery") {
    bids(first: $first, after: $after, statuses: $statuses)
      @connection(key: "BidsPage_bids", handler: "standing", filters: ["statuses"]) {
      edges {
        node {
          id
          ...BidRow_bid
        }
      }
    }
  }
`;

const Page = styled.div`
  min-width: 0;
`;

const Top = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 16px;
  padding-bottom: 16px;
  color: var(--t2);
  h1 { color: var(--t1); }
`;

const Card = styled(Panel)`
  overflow: hidden;
`;

const TabRow = styled.div`
  padding: 4px 20px 0;
  nav { border-bottom: 0; }
  @media (max-width: 767px) { padding: 4px 16px 0; }
`;
