import { Suspense, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { MarketGrid_query$key } from '../../__generated__/MarketGrid_query.graphql.ts';
import type { MarketGridPaginationQuery } from '../../__generated__/MarketGridPaginationQuery.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { useLasting } from '../../ui/clock.ts';
import { MarketCard } from '../items/MarketCard.tsx';
import { useMarketFilter } from './MarketChoice.tsx';
import { MarketEmpty } from './MarketEmpty.tsx';
import { MarketSkeleton } from './MarketSkeleton.tsx';

interface MarketGridProps {
  readonly query: MarketGrid_query$key;
}

/**
 * Rows of every page but the first. The first is smaller, because the server renders it and more load before the
 * reader reaches its end.
 */
const PAGE_SIZE = 40;
/**
 * Number of cards that load automatically while the user scrolls. Beyond it a press loads more, so that the page's
 * footer can be reached.
 */
const UNASKED_COUNT = 150;
/** Distance of the list's end below the window at which more load. */
const LOAD_AHEAD = '500px';

/**
 * The grid of cards, which loads more while the user scrolls, up to a limit. Items that a changing list repeats are
 * dropped (requirement M-11).
 */
export function MarketGrid({ query }: MarketGridProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    MarketGridPaginationQuery,
    MarketGrid_query$key
  >(FRAGMENT, query);
  const { t } = useTranslation('market');
  const { isPending } = useMarketFilter();
  const isDimmed = useLasting(isPending);
  const [hasFailed, setHasFailed] = useState(false);
  const [unaskedUpTo, setUnaskedUpTo] = useState(UNASKED_COUNT);
  const connection = data.marketItems;
  if (connection == null) {
    throw new Error('The market list is not available.');
  }
  const nodes = [...new Map(connection.edges.map(({ node }) => [node.id, node])).values()];
  function loadMore() {
    setHasFailed(false);
    startTransition(() => {
      loadNext(PAGE_SIZE, { onComplete: (error) => setHasFailed(error !== null) });
    });
  }
  const end = useReachedEnd(hasNext && !isLoadingNext && !hasFailed && nodes.length < unaskedUpTo, loadMore);
  function askForMore() {
    setUnaskedUpTo(nodes.length + UNASKED_COUNT);
    loadMore();
  }
  if (nodes.length === 0) {
    return (
      <Suspense fallback={null}>
        <MarketEmpty />
      </Suspense>
    );
  }
  return (
    <>
      <Cards $isDimmed={isDimmed} aria-busy={isPending || undefined}>
        {nodes.map((node) => (
          <li key={node.id}>
            <MarketCard marketItem={node} />
          </li>
        ))}
        {isLoadingNext && <MarketSkeleton />}
      </Cards>
      <End ref={end}>
        {hasNext ? (
          <Button onClick={askForMore} isBusy={isLoadingNext}>
            {hasFailed ? t('shell:moreFailed') : t('loadMore')}
          </Button>
        ) : (
          <span>{t('shell:listEnd')}</span>
        )}
      </End>
    </>
  );
}

/** Calls `onReached` while the returned element is near the window. */
function useReachedEnd(isActive: boolean, onReached: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(onReached);
  useEffect(() => {
    if (!isActive || element.current === null) {
      return;
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) {
          reached();
        }
      },
      { rootMargin: LOAD_AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isActive]);
  return element;
}

const FRAGMENT = graphql`
  fragment MarketGrid_query on Query
  @refetchable(queryName: "MarketGridPaginationQuery")
  @throwOnFieldError
  @argumentDefinitions(
    filter: { type: "MarketItemFilter" }
    sort: { type: "MarketItemSort" }
    count: { type: "Int", defaultValue: 30 }
    cursor: { type: "String" }
  ) {
    marketItems(filter: $filter, sort: $sort, first: $count, after: $cursor)
      @connection(key: "MarketGrid_marketItems", filters: ["filter", "sort"]) {
      edges {
        node {
          id
          ...MarketCard_marketItem
        }
      }
    }
  }
`;

const Cards = styled.ul<{ $isDimmed: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(196px, 1fr));
  gap: 14px;
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.6 : 1)};
  transition: opacity var(--t-2);
  li { display: grid; min-width: 0; }
  @media (max-width: 767px) { grid-template-columns: 1fr 1fr; gap: 10px; }
`;

const End = styled.div`
  display: grid;
  place-items: center;
  min-height: 84px;
  color: var(--t3);
`;
