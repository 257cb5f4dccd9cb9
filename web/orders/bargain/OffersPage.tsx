import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { OfferRow_offer$key } from '../../__generated__/OfferRow_offer.graphql.ts';
import type { OffersPage_made$key } from '../../__generated__/OffersPage_made.graphql.ts';
import type {
  OffersPage_received$data,
  OffersPage_received$key,
} from '../../__generated__/OffersPage_received.graphql.ts';
import MADE_OFFERS from '../../__generated__/OffersPageMadeMoreQuery.graphql.ts';
import type { OffersPageQuery } from '../../__generated__/OffersPageQuery.graphql.ts';
import RECEIVED_OFFERS from '../../__generated__/OffersPageReceivedMoreQuery.graphql.ts';
import type { OffersPageSubscription } from '../../__generated__/OffersPageSubscription.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { useLiveSubscription } from '../../relay/useLiveSubscription.ts';
import { useRefetchLater } from '../../relay/useRefetchLater.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { distinctSubjects, type PriceContext, type PriceSubject } from '../../selling/desk/priceContext.ts';
import { usePriceContexts } from '../../selling/desk/usePriceContexts.ts';
import { appServicesRoute } from '../../shell/appServices.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { loadWords } from '../../shell/i18n.ts';
import { LoadMore, type PagedList } from '../../shell/LoadMore.tsx';
import { useMomentText } from '../../shell/Moment.tsx';
import { WindowedList } from '../../shell/WindowedList.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Price } from '../../ui/Price.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { BargainTermsForm } from './BargainTermsForm.tsx';
import { OfferRow } from './OfferRow.tsx';

const PAGE_SIZE = 20;

const QUERY = graphql`
  query OffersPageQuery($isReceived: Boolean!) {
    viewer {
      id
      wallet {
        id
        offersCents
      }
      ...OffersPage_made @skip(if: $isReceived) @alias(as: "made")
      ...OffersPage_received @include(if: $isReceived) @alias(as: "received")
    }
    platform {
      serverTime
    }
  }
`;

/** Each answer of the other side is told by a message, and each end moves money. */
const SUBSCRIPTION = graphql`
  subscription OffersPageSubscription {
    accountChanged {
      id
      wallet {
        id
        offersCents
      }
    }
  }
`;

const TABS = ['made', 'received'] as const;
type Tab = (typeof TABS)[number];

const tabOf = (search: URLSearchParams): Tab => (search.get('tab') === 'received' ? 'received' : 'made');

/** Starts the query for the tab that the URL names. */
export async function loader(args: LoaderFunctionArgs) {
  const isReceived = tabOf(new URL(args.request.url).searchParams) === 'received';
  const [started] = await Promise.all([
    loadRouteQuery<OffersPageQuery>(args, QUERY, { isReceived }, { isVolatile: true }),
    // The phases of copies, and what a price is weighed against.
    ...['market', 'desk'].map((words) => loadWords(args.context.get(appServicesRoute).i18n, words)),
  ]);
  return started;
}

/** Offers that the viewer has made or received, refreshed while the page is open. */
export function Component() {
  const { viewer, platform } = useRouteQuery<OffersPageQuery>(QUERY);
  const { t } = useTranslation(['bargain', 'shell']);
  const [search] = useSearchParams();
  const tab = tabOf(search);
  const refresh = useRefreshedOffers(tab, viewer?.id ?? '');
  useLiveSubscription<OffersPageSubscription>({
    subscription: SUBSCRIPTION,
    variables: {},
    onConnected: refresh,
    onChanged: refresh,
  });
  const shared = { serverTime: platform?.serverTime ?? new Date(0).toISOString(), onChanged: refresh };
  return (
    <Page>
      <title>{`${t('pageTitle')} · ${t('shell:name')}`}</title>
      <Top>
        <h1>{t('pageTitle')}</h1>
        {viewer != null && (
          <span>
            {t('heldInAll')} <Price cents={viewer.wallet.offersCents} size={16} />
          </span>
        )}
      </Top>
      <Card>
        <TabRow>
          <Tabs
            label={t('pageTitle')}
            tabs={TABS.map((each) => ({
              to: each === 'made' ? '/user/offers' : `/user/offers?tab=${each}`,
              label: t(`tab_${each}`),
              isCurrent: each === tab,
            }))}
          />
        </TabRow>
        <BlockErrorBoundary title={t('listFailed')} resetKey={tab}>
          {viewer?.made != null && <MadeList viewer={viewer.made} {...shared} />}
          {viewer?.received != null && <ReceivedList viewer={viewer.received} {...shared} />}
        </BlockErrorBoundary>
      </Card>
    </Page>
  );
}

/** The most offers that the server gives at once. */
const PAGE_MAX = 100;

/** The later pages of each tab, and where the store keeps its list. */
const LATER = {
  made: { query: MADE_OFFERS, connection: '__OffersPage_offersMade_standing' },
  received: { query: RECEIVED_OFFERS, connection: '__OffersPage_offersReceived_standing' },
} as const;

/** Fetches the loaded offers of a tab again: the first page with the page's query, the later ones after it. */
function useRefreshedOffers(tab: Tab, viewerId: string): () => void {
  const refetchLater = useRefetchLater();
  const refetch = useCallback(() => {
    const { query, connection } = LATER[tab];
    refetchLater([
      {
        query,
        variables: {},
        from: PAGE_SIZE,
        pageSize: PAGE_MAX,
        find: (store) => store.get(viewerId)?.getLinkedRecord(connection),
      },
    ]);
  }, [refetchLater, viewerId, tab]);
  return useRefresh<OffersPageQuery>(QUERY, { isReceived: tab === 'received' }, refetch);
}

interface ListProps {
  readonly serverTime: string;
  readonly onChanged: () => void;
}

/** @throws Error where the list could not be read, for the boundary around it. */
function edgesOf<TEdge>(offers: { readonly edges: readonly TEdge[] } | null | undefined): readonly TEdge[] {
  if (offers == null) throw new Error('The price offers could not be read.');
  return offers.edges;
}

function MadeList({ viewer, ...rest }: ListProps & { readonly viewer: OffersPage_made$key }) {
  const list = usePaginationFragment(MADE, viewer);
  const offers = edgesOf(list.data.offersMade);
  const contextOf = useContextOf(offers, ({ counterCents }) => counterCents != null);
  return (
    <>
      <Rows offers={offers} tab="made" list={list} contextOf={contextOf} {...rest} />
      <LoadMore list={list} pageSize={PAGE_SIZE} rowCount={offers.length} />
    </>
  );
}

function ReceivedList({ viewer, ...rest }: ListProps & { readonly viewer: OffersPage_received$key }) {
  const list = usePaginationFragment(RECEIVED, viewer);
  const offers = edgesOf(list.data.offersReceived);
  const contextOf = useContextOf(offers, () => true);
  return (
    <>
      <Rows offers={offers} tab="received" list={list} contextOf={contextOf} {...rest} />
      <LoadMore list={list} pageSize={PAGE_SIZE} rowCount={offers.length} />
      <BargainTermsForm viewer={list.data} />
    </>
  );
}

type Received = NonNullable<OffersPage_received$data['offersReceived']>['edges'][number]['node'];
type Weighed = Pick<Received, 'id' | 'listing' | 'endedAt'>;

/**
 * Reads what the prices of offers are weighed against, by their ids.
 * @param isWeighed which of those that are not over.
 * @returns null while it is unknown, undefined where nothing is to be weighed.
 */
function useContextOf<TOffer extends Weighed>(
  offers: readonly { readonly node: TOffer }[],
  isWeighed: (offer: TOffer) => boolean,
): (offerId: string) => PriceContext | null | undefined {
  const subjects = new Map(offers.map(({ node }) => [node.id, isWeighed(node) ? subjectOf(node) : null]));
  const contexts = usePriceContexts(distinctSubjects([...subjects.values()]));
  return (offerId) => {
    const subject = subjects.get(offerId) ?? null;
    return subject === null ? undefined : contexts.of(subject);
  };
}

/** What an offer that waits for an answer is made for; null for one that is over. */
function subjectOf({ listing: { asset, marketItem }, endedAt }: Weighed): PriceSubject | null {
  return marketItem == null || endedAt != null
    ? null
    : { marketItemId: marketItem.id, phase: asset.phase ?? null };
}

interface RowsProps extends ListProps {
  readonly offers: readonly { readonly node: OfferRow_offer$key & { readonly id: string } }[];
  readonly tab: Tab;
  readonly list: PagedList;
  /** What the price of an offer is weighed against, by its id. */
  readonly contextOf: (offerId: string) => PriceContext | null | undefined;
}

function Rows({ offers, tab, list, contextOf, serverTime, onChanged }: RowsProps) {
  const { t } = useTranslation('bargain');
  const writeMoment = useMomentText(Date.parse(serverTime));
  if (offers.length === 0) {
    return (
      <Empty
        art="k-rifle"
        title={t(`empty_${tab}`)}
        hint={t(`emptyHint_${tab}`)}
        action={
          <ButtonLink to={tab === 'made' ? '/market' : '/user/sell'} look="primary">
            {t(tab === 'made' ? 'shell:toMarket' : 'shell:selling')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <WindowedList items={offers} keyOf={({ node }) => node.id} list={list}>
      {({ node }) => (
        <OfferRow offer={node} context={contextOf(node.id)} writeMoment={writeMoment} onChanged={onChanged} />
      )}
    </WindowedList>
  );
}

const MADE = graphql`
  fragment OffersPage_made on Viewer
  @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
  @refetchable(queryName: "OffersPageMadeMoreQuery") {
    offersMade(first: $first, after: $after) @connection(key: "OffersPage_offersMade", handler: "standing") {
      edges {
        node {
          id
          endedAt
          counterCents
          listing {
            asset {
              phase
            }
            marketItem {
              id
            }
          }
          ...OfferRow_offer
        }
      }
    }
  }
`;

const RECEIVED = graphql`
  fragment OffersPage_received on Viewer
  @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
  @refetchable(queryName: "OffersPageReceivedMoreQuery") {
    ...BargainTermsForm_viewer
    offersReceived(first: $first, after: $after) @connection(key: "OffersPage_offersReceived", handler: "standing") {
      edges {
        node {
          id
          endedAt
          listing {
            asset {
              phase
            }
            marketItem {
              id
            }
          }
          ...OfferRow_offer
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
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
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
