import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type LoaderFunctionArgs, useNavigation, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { SellPageQuery } from '../../__generated__/SellPageQuery.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { appServicesRoute, useAppServices } from '../../shell/appServices.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { ClosureNote } from '../../shell/ClosureNote.tsx';
import { loadWords } from '../../shell/i18n.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { useMomentText } from '../../shell/Moment.tsx';
import { useAccountNews } from '../../shell/otherTabs.ts';
import { useRestrictions } from '../../shell/restriction/RestrictionPanel.tsx';
import { isStopped } from '../../shell/restriction/restrictions.ts';
import { SteamNotice } from '../../shell/restriction/SteamNotice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { BulkPart } from '../bulk/BulkPart.tsx';
import { FactsButton } from '../desk/DeskPart.tsx';
import { RULES_PATH } from '../desk/ruleScope.ts';
import { useInventoryLook } from '../desk/useInventoryLook.ts';
import { ListingViews } from './ListingViews.tsx';
import { OwnListings, type Renewal } from './OwnListings.tsx';
import { RuleBoard } from './RuleBoard.tsx';
import { SellPageSkeleton } from './SellPageSkeleton.tsx';
import { SellTools } from './SellTools.tsx';
import { ShopSwitch } from './ShopSwitch.tsx';
import {
  ownListingFilter,
  REPORT_PATH,
  readSellListFilter,
  SELL_STATUSES,
  type SellListFilter,
  sellListPath,
  sellTabOf,
} from './sellListFilter.ts';
import { UnavailableNote } from './UnavailableNote.tsx';

const SellReport = lazyPart(async () => (await import('./SellReport.tsx')).SellReport);

const QUERY = graphql`
  query SellPageQuery($filter: OwnListingFilter!, $bought: OwnListingFilter!, $sort: OwnListingSort!, $isList: Boolean!, $isRules: Boolean!) {
    viewer {
      id
      active: listings(first: 1, filter: { status: ACTIVE }) {
        totalCount
      }
      paused: listings(first: 1, filter: { status: PAUSED }) {
        totalCount
      }
      reserved: listings(first: 1, filter: { status: RESERVED }) {
        totalCount
      }
      match: listings(first: 1, filter: $filter) {
        totalCount
      }
      bought: listings(first: 1, filter: $bought) {
        totalCount
      }
      ...BulkStatus_viewer
      ...RestrictionPanel_viewer
      ...ShopSwitch_viewer
      ...UnavailableNote_viewer
      ...DeskPart_viewer
      ...OwnListings_viewer @arguments(filter: $filter, sort: $sort)
        @include(if: $isList)
        @alias(as: "list")
      ...RuleBoard_viewer @include(if: $isRules) @alias(as: "rules")
    }
    listingRules {
      undoSeconds
    }
    steamHealth {
      state
    }
    platform {
      serverTime
      closures {
        service
        ...ClosureNote_closure
      }
    }
  }
`;

/** Placeholder while the data loads. */
export const Skeleton = SellPageSkeleton;

/** Starts the query for the list that the URL describes. */
export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const variables = variablesOf(searchParams);
  const { i18n } = args.context.get(appServicesRoute);
  const [started] = await Promise.all([
    loadRouteQuery<SellPageQuery>(args, QUERY, variables, { isVolatile: true }),
    // Of its parts: what waited for its words only when it is rendered would appear up to 300 ms later.
    ...['desk', 'bulk', 'market'].map((feature) => loadWords(i18n, feature)),
    // The filter of a rule is typed as on the pages of copies.
    variables.isRules && loadWords(i18n, 'goods'),
  ]);
  return started;
}

function variablesOf(search: URLSearchParams) {
  const filter = readSellListFilter(search);
  return {
    filter: ownListingFilter(filter),
    bought: ownListingFilter({ ...filter, status: 'RESERVED' }),
    sort: filter.sort,
    isList: sellTabOf(search) === 'list',
    isRules: sellTabOf(search) === 'rules',
  };
}

/** The seller's open listings: search, select, reprice, withdraw (specification section 2). */
export function Component() {
  const { viewer, listingRules, steamHealth, platform } = useRouteQuery<SellPageQuery>(QUERY);
  const { t } = useTranslation(['sell', 'shell']);
  const [search] = useSearchParams();
  const isDimmed = useNavigation().state === 'loading';
  const filter = readSellListFilter(search);
  const tab = sellTabOf(search);
  const { refresh, renewal } = useFollowedListings(search);
  const serverTime = platform?.serverTime ?? new Date(0).toISOString();
  const isHeld = isStopped(useRestrictions(viewer), 'LIST');
  const closure = platform?.closures.find(({ service }) => service === 'LISTINGS');
  const writeMoment = useMomentText(Date.parse(serverTime));
  const freeCount = freeCountOf(viewer, filter);
  useSellLink(refresh);
  useInventoryLook();
  useAccountNews(refresh);
  return (
    <Page>
      <title>{`${t('myListings')} · ${t('shell:name')}`}</title>
      <h1>{t('myListings')}</h1>
      <SteamNotice state={steamHealth?.state} subject="selling" />
      {closure !== undefined && (
        <Closed>
          <ClosureNote closure={closure} />
        </Closed>
      )}
      {viewer != null && (
        <Shop
          {...{ viewer, isHeld, writeMoment }}
          isListingClosed={closure !== undefined}
          onChanged={refresh}
        />
      )}
      <Card>
        <StatusTabs filter={filter} tab={tab} counts={countsOf(viewer)} />
        {tab === 'list' && <ListingViews filter={filter} version={serverTime} />}
        {tab === 'list' && (
          <SellTools filter={filter} count={freeCount} onChanged={refresh}>
            {viewer != null && <FactsButton viewer={viewer} />}
          </SellTools>
        )}
        <Body $isDimmed={isDimmed}>
          <BlockErrorBoundary title={t('listFailed')} resetKey={search.toString()}>
            {viewer?.rules != null && (
              <Suspense fallback={null}>
                <RuleBoard viewer={viewer.rules} {...{ isHeld, writeMoment }} onChanged={refresh} />
              </Suspense>
            )}
            {tab === 'report' && (
              <Suspense fallback={<Waiting />}>
                <SellReport />
              </Suspense>
            )}
            {viewer?.list != null && (
              <OwnListings
                key={search.toString()}
                viewer={viewer.list}
                {...{ filter, serverTime, renewal }}
                totalCount={freeCount}
                undoSeconds={listingRules?.undoSeconds ?? 0}
                onChanged={refresh}
              />
            )}
          </BlockErrorBoundary>
        </Body>
      </Card>
    </Page>
  );
}

/**
 * Refreshes the page after a change. The rows that are loaded stay, and those beyond the first page are read again by
 * themselves. So are all of them for a reader who has scrolled far down: rows that come in above would move the list under
 * the pointer; they follow once the reader is back at its top.
 */
function useFollowedListings(search: URLSearchParams) {
  const variables = variablesOf(search);
  const { isList } = variables;
  const refreshAll = useRefresh<SellPageQuery>(QUERY, variables);
  const refreshHead = useRefresh<SellPageQuery>(QUERY, { ...variables, isList: false, isRules: false });
  const [renewal, setRenewal] = useState<Renewal>({ count: 0, isOfAll: false });
  const isDue = useRef(false);
  const refresh = useCallback(() => {
    isDue.current = isList && window.scrollY > 2 * window.innerHeight;
    setRenewal(({ count }) => ({ count: count + 1, isOfAll: isDue.current }));
    (isDue.current ? refreshHead : refreshAll)();
  }, [isList, refreshHead, refreshAll]);
  useEffect(() => {
    const follow = () => {
      if (isDue.current && window.scrollY < window.innerHeight) {
        isDue.current = false;
        refreshAll();
      }
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [refreshAll]);
  return { refresh, renewal };
}

interface ShopProps {
  readonly viewer: NonNullable<SellPageQuery['response']['viewer']>;
  readonly isHeld: boolean;
  readonly isListingClosed: boolean;
  readonly writeMoment: ReturnType<typeof useMomentText>;
  readonly onChanged: () => void;
}

/** What concerns all listings: the running bulk action, the shop, and what nobody can buy. */
function Shop({ viewer, isHeld, isListingClosed, writeMoment, onChanged }: ShopProps) {
  return (
    <>
      <BulkPart viewer={viewer} onChanged={onChanged} />
      <ShopSwitch viewer={viewer} isHeld={isHeld} isListingClosed={isListingClosed} onChanged={onChanged} />
      <UnavailableNote viewer={viewer} total={countsOf(viewer).UNSOLD ?? 0} writeMoment={writeMoment} />
    </>
  );
}

/** Number of the listings that match and can be changed: not those that are being bought. */
function freeCountOf(viewer: SellPageQuery['response']['viewer'], { status }: SellListFilter): number {
  const boughtCount = status === 'OPEN' ? (viewer?.bought?.totalCount ?? 0) : 0;
  return Math.max(0, (viewer?.match?.totalCount ?? 0) - boughtCount);
}

/** The open listings are those on sale, paused and reserved. */
function countsOf(viewer: SellPageQuery['response']['viewer']) {
  const { active, paused, reserved } = viewer ?? {};
  const isKnown = active != null && paused != null && reserved != null;
  return {
    OPEN: isKnown ? active.totalCount + paused.totalCount + reserved.totalCount : null,
    UNSOLD: isKnown ? active.totalCount + paused.totalCount : null,
    ACTIVE: active?.totalCount,
    PAUSED: paused?.totalCount,
    RESERVED: reserved?.totalCount,
  };
}

interface StatusTabsProps {
  readonly filter: SellListFilter;
  readonly tab: ReturnType<typeof sellTabOf>;
  readonly counts: Readonly<Record<SellListFilter['status'], number | null | undefined>>;
}

/** The states of the listings with their counts, and the rules. */
function StatusTabs({ filter, tab, counts }: StatusTabsProps) {
  const { t } = useTranslation('sell');
  // The unsold ones are a tab only where a number of the report leads to them.
  const isShown = (status: SellListFilter['status']) =>
    status === filter.status || (status === 'PAUSED' ? (counts.PAUSED ?? 0) > 0 : status !== 'UNSOLD');
  return (
    <TabRow>
      <Tabs
        label={t('statusFilter')}
        tabs={[
          ...SELL_STATUSES.filter(isShown).map((status) => ({
            to: sellListPath({ ...filter, status }),
            label: t(`status_${status}`),
            count: counts[status] ?? undefined,
            isCurrent: tab === 'list' && status === filter.status,
          })),
          { to: RULES_PATH, label: t('rules'), isCurrent: tab === 'rules' },
          { to: REPORT_PATH, label: t('report'), isCurrent: tab === 'report' },
        ]}
      />
    </TabRow>
  );
}

/** A single element, because the user area's layout gives a page one grid cell. */
const Page = styled.div`
  min-width: 0;
  h1 { padding-bottom: 16px; }
`;

const Closed = styled.div`
  padding-bottom: 16px;
`;

const Card = styled(Panel)`
  overflow: clip;
`;

const TabRow = styled.div`
  padding: 4px 20px 0;
  border-bottom: 1px solid var(--line);
  nav { border-bottom: 0; }
  @media (max-width: 767px) { padding: 4px 16px 0; }
`;

const Waiting = styled.div`
  min-height: 480px;
`;

const Body = styled.div<{ $isDimmed: boolean }>`
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.6 : 1)};
  transition: opacity var(--t-2);
`;

/** Opens the form for the inventory items that the URL names, `/user/sell?list=…,…`, and removes them from the URL. */
export function useSellLink(onDone: () => void): void {
  const { dialogs } = useAppServices();
  const [search, setSearch] = useSearchParams();
  const list = search.get('list');
  useEffect(() => {
    const assetIds = (list ?? '').split(',').filter(Boolean);
    if (assetIds.length === 0) {
      return;
    }
    dialogs.open({ kind: 'sell', assetIds, onDone });
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('list');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [list, dialogs, onDone, setSearch]);
}
