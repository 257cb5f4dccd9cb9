import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  MarketCounts_query$data,
  MarketCounts_query$key,
} from '../../__generated__/MarketCounts_query.graphql.ts';

/** Number of items that each filter would match, with the other filters unchanged. */
export interface CountedMarket {
  /** Number of items that match the current filter. */
  readonly total: number;
  /** Number of items with one of these tags of one category. */
  of(tags: readonly string[]): number;
  readonly bars: readonly PriceBar[];
}

/** One bar of the price histogram. `toCents` is exclusive. */
export interface PriceBar {
  readonly fromCents: number;
  readonly toCents: number;
  readonly count: number;
}

interface MarketCountsProps {
  /** Null when the counts could not be loaded. The filters then show none. */
  readonly query: MarketCounts_query$key | null;
  readonly children: ReactNode;
}

const CountsContext = createContext<CountedMarket | null>(null);

/** Provides the counts to the filters inside. They load after the grid and never delay it. */
export function MarketCounts({ query, children }: MarketCountsProps) {
  const list = useFragment(FRAGMENT, query)?.marketItems;
  const counted = useMemo(() => (list == null ? null : countedMarket(list)), [list]);
  return <CountsContext value={counted}>{children}</CountsContext>;
}

/** The counts; null while unknown. */
export function useMarketCounts(): CountedMarket | null {
  return useContext(CountsContext);
}

function countedMarket(list: NonNullable<MarketCounts_query$data['marketItems']>): CountedMarket {
  const counts = new Map<string, number>();
  for (const { internalNames, counts: values } of list.facets) {
    for (const [place, name] of internalNames.entries()) {
      counts.set(name, values[place] ?? 0);
    }
  }
  return {
    total: list.totalCount,
    of: (tags) => tags.reduce((sum, tag) => sum + (counts.get(tag) ?? 0), 0),
    bars: list.priceHistogram,
  };
}

const FRAGMENT = graphql`
  fragment MarketCounts_query on Query @argumentDefinitions(filter: { type: "MarketItemFilter" }) {
    marketItems(filter: $filter, first: 0) {
      totalCount
      facets {
        internalNames
        counts
      }
      priceHistogram {
        fromCents
        toCents
        count
      }
    }
  }
`;
