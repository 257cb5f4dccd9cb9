import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { styled } from 'styled-components';
import type { MarketGrid_query$key } from '../../__generated__/MarketGrid_query.graphql.ts';
import type { MarketPageClosuresQuery } from '../../__generated__/MarketPageClosuresQuery.graphql.ts';
import type { MarketPageCountsQuery } from '../../__generated__/MarketPageCountsQuery.graphql.ts';
import type { MarketPageTagsQuery } from '../../__generated__/MarketPageTagsQuery.graphql.ts';
import type { MarketTable_query$key } from '../../__generated__/MarketTable_query.graphql.ts';
import type { MarketToolbar_query$key } from '../../__generated__/MarketToolbar_query.graphql.ts';
import { loadRouteQuery, useLateRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { appServicesRoute } from '../../shell/appServices.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { ClosureNote } from '../../shell/ClosureNote.tsx';
import { lazyPart } from '../../shell/lazyPart.tsx';
import type { MarketView } from '../../shell/preferences.ts';
import { MarketTags } from '../items/MarketTags.tsx';
import { MarketChoiceProvider, useMarketFilter } from './MarketChoice.tsx';
import { MarketCounts } from './MarketCounts.tsx';
import { MarketCountsBoundary } from './MarketCountsBoundary.tsx';
import { useMarketHeadline } from './MarketCrumbs.tsx';
import { MarketFilters } from './MarketFilters.tsx';
import { MarketGrid } from './MarketGrid.tsx';
import { MarketPageSkeleton } from './MarketPageSkeleton.tsx';
import { MarketToolbar } from './MarketToolbar.tsx';
import { marketVariables, parseMarketFilter } from './marketFilter.ts';
import { QuickLookArea } from './QuickLookArea.tsx';

/** Lazy, because it shows on a page that was scrolled. */
const BackToTop = lazyPart(async () => (await import('../../ui/BackToTop.tsx')).BackToTop);

/** Lazy, because it opens on phones only. */
const FilterSheet = lazyPart(async () => (await import('./FilterSheet.tsx')).FilterSheet);

const QUERY = graphql`
  query MarketPageQuery($filter: MarketItemFilter, $sort: MarketItemSort!) {
    ...MarketGrid_query @arguments(filter: $filter, sort: $sort)
    ...MarketToolbar_query @arguments(filter: $filter, sort: $sort)
  }
`;

/** What the query of either view reads; the one of the current view is there. */
interface ListQuery extends OperationType {
  readonly response: MarketToolbar_query$key & MarketGrid_query$key & MarketTable_query$key;
}

/** A form of the list with its query. */
interface ListForm {
  readonly view: MarketView;
  readonly query: GraphQLTaggedNode;
  readonly List: ComponentType<{ readonly query: ListQuery['response'] }>;
}

const GRID: ListForm = { view: 'grid', query: QUERY, List: MarketGrid };

/** The chosen form. The table's script loads with the first visit that shows it; where that fails, the grid is shown. */
async function loadForm(view: MarketView): Promise<ListForm> {
  if (view === 'grid') {
    return GRID;
  }
  const table = await import('./MarketTable.tsx').catch(() => null);
  return table === null ? GRID : { view, query: table.QUERY, List: table.MarketTable };
}

/** A separate query, so that the tags stay in the store while the filter changes. */
const TAGS_QUERY = graphql`
  query MarketPageTagsQuery {
    ...MarketTags_query
  }
`;

/** A separate query, so that the grid does not wait for it. */
const COUNTS_QUERY = graphql`
  query MarketPageCountsQuery($filter: MarketItemFilter) {
    ...MarketCounts_query @arguments(filter: $filter)
  }
`;

/** A separate query, so that it is fetched on every visit, whatever the store has of the list. */
const CLOSURES_QUERY = graphql`
  query MarketPageClosuresQuery {
    platform {
      closures {
        service
        ...ClosureNote_closure
      }
    }
  }
`;

/** Placeholder while the data loads. */
export const Skeleton = MarketPageSkeleton;

/** Starts the queries for the list that the URL describes, its counts, and the tags. */
export async function loader(args: LoaderFunctionArgs) {
  const filter = parseMarketFilter(new URL(args.request.url).searchParams);
  const variables = marketVariables(filter);
  const form = await loadForm(args.context.get(appServicesRoute).marketView.current());
  const [list, counts, tags, closures] = await Promise.all([
    loadRouteQuery<ListQuery>(args, form.query, variables),
    loadRouteQuery<MarketPageCountsQuery>(args, COUNTS_QUERY, { filter: variables.filter }),
    loadRouteQuery<MarketPageTagsQuery>(args, TAGS_QUERY, {}),
    loadRouteQuery<MarketPageClosuresQuery>(args, CLOSURES_QUERY, {}, { isVolatile: true }),
  ]);
  return { form, list, counts, tags, closures };
}

/** The market: filters, chips, grid. All its state is in the URL. */
export function Component() {
  const tags = useRouteQuery<MarketPageTagsQuery>(TAGS_QUERY, 'tags');
  const { t } = useTranslation('market');
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  return (
    <MarketTags query={tags}>
      <MarketChoiceProvider>
        <Title />
        <meta name="description" content={t('pageDescription')} />
        <Counted>
          <Layout>
            <Rail aria-label={t('filters')}>
              <MarketFilters />
            </Rail>
            <MarketList onOpenFilters={() => setIsSheetOpen(true)} />
          </Layout>
          {isSheetOpen && (
            <Suspense fallback={null}>
              <FilterSheet onClose={() => setIsSheetOpen(false)} />
            </Suspense>
          )}
        </Counted>
      </MarketChoiceProvider>
    </MarketTags>
  );
}

/** Title of the tab: what the filters show. */
function Title() {
  const { t } = useTranslation('market');
  const headline = useMarketHeadline();
  return <title>{`${headline ?? t('pageTitle')} · ${t('shell:name')}`}</title>;
}

/** The page with its counts; it renders without them too. */
function Counted({ children }: { readonly children: ReactNode }) {
  const { filter } = useMarketFilter();
  return (
    <MarketCountsBoundary page={children} resetKey={JSON.stringify(filter)}>
      <LateCounts>{children}</LateCounts>
    </MarketCountsBoundary>
  );
}

function LateCounts({ children }: { readonly children: ReactNode }) {
  const query = useLateRouteQuery<MarketPageCountsQuery>(COUNTS_QUERY, 'counts');
  return <MarketCounts query={query}>{children}</MarketCounts>;
}

/** The part that an error of the list affects. The filters beside it keep working. */
function MarketList({ onOpenFilters }: { readonly onOpenFilters: () => void }) {
  const { filter } = useMarketFilter();
  const { t } = useTranslation('market');
  return (
    <Main>
      <BlockErrorBoundary title={t('listFailed')} resetKey={JSON.stringify(filter)}>
        <MarketBody onOpenFilters={onOpenFilters} />
      </BlockErrorBoundary>
    </Main>
  );
}

/** Banner that purchases are closed, shown before an item is opened. */
function ClosedPurchases() {
  const { platform } = useRouteQuery<MarketPageClosuresQuery>(CLOSURES_QUERY, 'closures');
  const closure = platform?.closures.find(({ service }) => service === 'PURCHASES');
  return closure === undefined ? null : (
    <Closed>
      <ClosureNote closure={closure} />
    </Closed>
  );
}

function MarketBody({ onOpenFilters }: { readonly onOpenFilters: () => void }) {
  const { view, query: document, List } = useLoaderData<typeof loader>().form;
  const query = useRouteQuery<ListQuery>(document, 'list');
  return (
    <>
      <ClosedPurchases />
      <MarketToolbar query={query} view={view} onOpenFilters={onOpenFilters} />
      <QuickLookArea>
        <List query={query} />
      </QuickLookArea>
      <BackOnceScrolled />
    </>
  );
}

/** Only in the browser, so that no visitor waits for its script. */
function BackOnceScrolled() {
  const { t } = useTranslation('market');
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    window.addEventListener('scroll', () => setIsScrolled(true), { once: true, passive: true });
  }, []);
  return (
    isScrolled && (
      <Suspense fallback={null}>
        <BackToTop label={t('backToTop')} />
      </Suspense>
    )
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: 236px minmax(0, 1fr);
  gap: 28px;
  padding-top: 24px;
  @media (max-width: 1023px) { grid-template-columns: minmax(0, 1fr); }
  @media (max-width: 767px) { padding-top: 14px; }
`;

const Rail = styled.aside`
  position: sticky;
  top: 60px;
  align-self: start;
  max-height: calc(100dvh - 60px);
  margin: 0 -12px;
  padding: 0 12px 24px;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: var(--line-2) transparent;
  @media (max-width: 1023px) { display: none; }
`;

const Closed = styled.div`
  padding-bottom: 16px;
`;

const Main = styled.div`
  min-width: 0;
`;
