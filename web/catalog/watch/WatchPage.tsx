import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { WatchPageCountsQuery } from '../../__generated__/WatchPageCountsQuery.graphql.ts';
import type { WatchPageQuery } from '../../__generated__/WatchPageQuery.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { CopyAlertList } from './CopyAlertList.tsx';
import { SavedFilterList } from './SavedFilterList.tsx';
import { WatchedList } from './WatchedList.tsx';

const QUERY = graphql`
  query WatchPageQuery {
    viewer {
      id
      watched: watchedItems(first: 1) {
        totalCount
      }
      saved: savedFilters(first: 1) {
        totalCount
      }
      copies: copyAlerts(first: 1) {
        totalCount
      }
      ...WatchedList_viewer
      ...CopyAlertList_viewer
      ...SavedFilterList_viewer
    }
    platform {
      serverTime
    }
  }
`;

const COUNTS = graphql`
  query WatchPageCountsQuery {
    viewer {
      watched: watchedItems(first: 1) {
        totalCount
      }
    }
  }
`;

/** Starts both queries: the lists are short, and tabs then open at once. */
export function loader(args: LoaderFunctionArgs) {
  return loadRouteQuery<WatchPageQuery>(args, QUERY, {}, { isVolatile: true });
}

/** The viewer's watched items with their price alerts, saved filters, and alerts over copies. */
export function Component() {
  const { viewer, platform } = useRouteQuery<WatchPageQuery>(QUERY);
  const { t } = useTranslation(['watch', 'shell']);
  const [search] = useSearchParams();
  const current = readWatchTab(search);
  const refresh = useRefresh<WatchPageQuery>(QUERY, {});
  // Removed items hide themselves. Fetching the list would return the reader to its first page.
  const refreshCounts = useRefresh<WatchPageCountsQuery>(COUNTS, {});
  const counts = {
    items: viewer?.watched?.totalCount,
    filters: viewer?.saved?.totalCount,
    copies: viewer?.copies?.totalCount,
  };
  const serverTime = platform?.serverTime ?? new Date(0).toISOString();
  return (
    <Page>
      <title>{`${t('watchlist')} · ${t('shell:name')}`}</title>
      <h1>{t('watchlist')}</h1>
      <Card>
        <TabRow>
          <Tabs
            label={t('watchlist')}
            tabs={WATCH_TABS.map((tab) => ({
              to: watchTabPath(tab),
              label: t(`tab_${tab}`),
              count: counts[tab],
              isCurrent: tab === current,
            }))}
          />
        </TabRow>
        <BlockErrorBoundary title={t('listFailed')} resetKey={current}>
          {viewer != null && current === 'items' && (
            <WatchedList viewer={viewer} serverTime={serverTime} onChanged={refreshCounts} />
          )}
          {viewer != null && current === 'filters' && (
            <SavedFilterList viewer={viewer} serverTime={serverTime} onChanged={refresh} />
          )}
          {viewer != null && current === 'copies' && <CopyAlertList viewer={viewer} onChanged={refresh} />}
        </BlockErrorBoundary>
      </Card>
    </Page>
  );
}

/** A single element, because the user area's layout gives a page one grid cell. */
const Page = styled.div`
  min-width: 0;
  h1 { padding-bottom: 16px; }
`;

const Card = styled(Panel)`
  overflow: hidden;
`;

const TabRow = styled.div`
  padding: 4px 20px 0;
  nav { border-bottom: 0; }
  @media (max-width: 767px) { padding: 4px 16px 0; }
`;

/** The tabs of the watchlist. */
export const WATCH_TABS = ['items', 'filters', 'copies'] as const;
export type WatchTab = (typeof WATCH_TABS)[number];

/** Parses the URL. Unknown values give the items. */
export function readWatchTab(search: URLSearchParams): WatchTab {
  const tab = search.get('tab') ?? '';
  return WATCH_TABS.find((each) => each === tab) ?? 'items';
}

/** URL of one tab. */
export function watchTabPath(tab: WatchTab): string {
  return tab === 'items' ? '/user/watch' : `/user/watch?tab=${tab}`;
}
