import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { GoodsLiveQuery, GoodsLiveQuery$data } from '../../__generated__/GoodsLiveQuery.graphql.ts';
import type { GoodsLiveSubscription } from '../../__generated__/GoodsLiveSubscription.graphql.ts';
import DOTS, { type GoodsPageDotsQuery } from '../../__generated__/GoodsPageDotsQuery.graphql.ts';
import FOUND, { type GoodsPageFoundQuery } from '../../__generated__/GoodsPageFoundQuery.graphql.ts';
import PAGE, {
  type GoodsPageQuery,
  type GoodsPageQuery$data,
} from '../../__generated__/GoodsPageQuery.graphql.ts';
import { useLiveSubscription } from '../../relay/useLiveSubscription.ts';
import { useRefresh, useRefreshEvery } from '../../relay/useRefresh.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { NewsChip } from '../../ui/NewsChip.tsx';
import type { GoodsQueries } from './goodsChoice.ts';
import {
  type CopyNews,
  copyNews,
  keepShown,
  keptShown,
  listedCopies,
  type ShownCopies,
} from './goodsNews.ts';

interface GoodsLiveProps {
  readonly marketItemId: string;
  /** Variables of the page's queries. */
  readonly queries: GoodsQueries;
  /** The server's time of the last answer, which is the page's unless its list comes from the store, ISO 8601. */
  readonly serverTime: string;
}

/** Time in ms after which the item is read again: by visitors, who have no stream, and by users in case theirs is silent. */
const EVERY_MS = { visitor: 15_000, user: 60_000 } as const;

/**
 * Keeps the prices, the cheapest copy and the last sales of an item as they are now, while the page is visible. Of the
 * list of copies it says what is new, and shows it at a press, so that nothing moves under the reader (requirement L-05);
 * only another price of a copy stands in its row at once.
 */
export function GoodsLive({ marketItemId, queries, serverTime }: GoodsLiveProps) {
  const { t } = useTranslation('goods');
  const { session } = useAppServices();
  // Another one is of another address, and so of another element.
  const [page] = useState(queries.page);
  const { filter, phase, phaseFilter } = page;
  const [news, setNews] = useState<CopyNews | null>(null);
  const { shown, begin } = useShown(marketItemId, page, serverTime);
  const compare = useCallback(
    ({ node }: GoodsLiveQuery$data) => {
      const present = node?.marketItem?.newest?.edges.map((edge) => edge.node);
      if (present === undefined) return;
      setNews(copyNews(shown.current, present));
      shown.current = { ...shown.current, newest: shown.current.newest ?? present };
    },
    [shown],
  );
  const follow = useRefresh<GoodsLiveQuery>(QUERY, { marketItemId, filter, phase, phaseFilter }, compare);
  useRefreshEvery(follow, session.isSignedIn ? EVERY_MS.user : EVERY_MS.visitor);
  const beginAnew = useCallback(
    ({ platform }: GoodsPageQuery$data) => {
      begin(platform?.serverTime);
      setNews(null);
    },
    [begin],
  );
  const readPage = useRefresh<GoodsPageQuery>(PAGE, page, beginAnew);
  const readDots = useRefresh<GoodsPageDotsQuery>(DOTS, queries.dots);
  const { found } = queries;
  const readFound = useRefresh<GoodsPageFoundQuery>(FOUND, found ?? NOTHING_FOUND);
  const show = () => {
    readPage();
    readDots();
    if (found !== null) readFound();
  };
  const { newCount = 0, isChanged = false } = news ?? {};
  // What a typed filter finds is not counted here.
  const isCounted = newCount > 0 && !isChanged && found === null;
  const text = isCounted ? t('goods:newCopies', { count: newCount }) : t('goods:copiesChanged');
  return (
    <>
      {session.isSignedIn && <Changes marketItemId={marketItemId} onChanged={follow} />}
      <NewsChip text={newCount > 0 || isChanged ? text : null} onShow={show} />
    </>
  );
}

/**
 * The list as the page shows it, and what begins with the one that the page has read. One that comes from the store again
 * was read earlier than `serverTime`, which is of the last answer of any page.
 */
function useShown(marketItemId: string, page: GoodsQueries['page'], serverTime: string) {
  const environment = useRelayEnvironment();
  const shown = useRef<ShownCopies>(
    keptShown(environment, page) ?? { since: serverTime, listed: [], newest: null },
  );
  const begin = useCallback(
    (since: string | undefined) => {
      const listed = listedCopies(environment, marketItemId, page);
      shown.current = { since: since ?? shown.current.since, listed, newest: null };
    },
    [environment, marketItemId, page],
  );
  const open = useEffectEvent(() => {
    if (keptShown(environment, page) === null) begin(serverTime);
  });
  const keep = useEffectEvent(() => keepShown(environment, page, shown.current));
  useEffect(() => {
    open();
    return () => keep();
  }, []);
  return { shown, begin };
}

/** Variables of a query that is not sent. */
const NOTHING_FOUND = { hashName: '', text: '', sort: 'PRICE_ASCENDING', stickers: [] } as const;

/** Changes are gathered so long in ms before the item is read again: its counts come a second later than the change. */
const GATHER_MS = 2_000;
/** Some wait up to this much longer in ms, so that not all who look at an item read it at once. */
const SPREAD_MS = 1_000;

/** Tells of changes of an item's book, and of a new connection. */
function Changes({
  marketItemId,
  onChanged,
}: {
  readonly marketItemId: string;
  readonly onChanged: () => void;
}) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
  const later = () => {
    timer.current ??= setTimeout(
      () => {
        timer.current = null;
        onChanged();
      },
      GATHER_MS + SPREAD_MS * Math.random(),
    );
  };
  useLiveSubscription<GoodsLiveSubscription>({
    subscription: SUBSCRIPTION,
    variables: { marketItemId },
    onConnected: onChanged,
    onChanged: later,
  });
  return null;
}

const QUERY = graphql`
  query GoodsLiveQuery($marketItemId: ID!, $filter: ListingFilter, $phaseFilter: ListingFilter, $phase: String) {
    node(id: $marketItemId) {
      ... on MarketItem @alias(as: "marketItem") {
        lowestAskCents
        bestBidCents
        listingCount
        phases {
          phase
          lowestAskCents
          listingCount
        }
        newest: listings(first: 20, sort: NEWEST, filter: $filter) {
          edges {
            node {
              id
              createdAt
              askCents
            }
          }
        }
        ...BuyBar_marketItem
        ...RecentSales_marketItem
      }
    }
  }
`;

const SUBSCRIPTION = graphql`
  subscription GoodsLiveSubscription($marketItemId: ID!) {
    bookChanged(marketItemId: $marketItemId) {
      id
      lowestAskCents
      bestBidCents
      listingCount
    }
  }
`;
