import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { MarketGrid_query$key } from '../../__generated__/MarketGrid_query.graphql.ts';
import type { MarketGridPaginationQuery } from '../../__generated__/MarketGridPaginationQuery.graphql.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { WindowedItems } from '../../shell/WindowedItems.tsx';
import { useLasting } from '../../ui/clock.ts';
import { MarketCard } from '../items/MarketCard.tsx';
import { useMarketFilter } from './MarketChoice.tsx';
import { MarketListEnd } from './MarketListEnd.tsx';
import { MarketSkeleton } from './MarketSkeleton.tsx';
import { QuickLookButton } from './QuickLookArea.tsx';

/** Lazy, because few lists are empty. */
const MarketEmpty = lazyPart(async () => (await import('./MarketEmpty.tsx')).MarketEmpty);

/** Cards of the first row of a phone: a picture of theirs is the largest thing that its reader waits for. */
const FIRST_CARDS = 2;

interface MarketGridProps {
  readonly query: MarketGrid_query$key;
}

/**
 * The grid of cards, which loads more while the user scrolls. Items that a changing list repeats are dropped
 * (requirement M-11).
 */
export function MarketGrid({ query }: MarketGridProps) {
  const { data, ...list } = usePaginationFragment<MarketGridPaginationQuery, MarketGrid_query$key>(
    FRAGMENT,
    query,
  );
  const { i18n } = useTranslation('market');
  const { isPending } = useMarketFilter();
  const isDimmed = useLasting(isPending);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const connection = data.marketItems;
  if (connection == null) {
    throw new Error('The market list is not available.');
  }
  const nodes = [...new Map(connection.edges.map(({ node }) => [node.id, node])).values()];
  if (nodes.length === 0) {
    return (
      <Suspense fallback={null}>
        <MarketEmpty />
      </Suspense>
    );
  }
  return (
    <>
      <Cards ref={setBox} $isDimmed={isDimmed} aria-busy={isPending || undefined}>
        <WindowedItems
          box={box}
          items={nodes}
          isGrowing={list.isLoadingNext}
          gap="li"
          renderItem={(node, index) => (
            <li
              key={node.id}
              data-index={index}
              data-item={node.id}
              aria-setsize={nodes.length}
              aria-posinset={index + 1}
            >
              <MarketCard marketItem={node} isFirst={index < FIRST_CARDS} />
              <Corner>
                <QuickLookButton name={i18n.language === 'zh' ? node.nameZh : node.nameEn} />
              </Corner>
            </li>
          )}
        />
        {list.isLoadingNext && <MarketSkeleton />}
      </Cards>
      <MarketListEnd list={list} count={nodes.length} />
    </>
  );
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
          nameZh
          nameEn
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
  overflow-anchor: none;
  li { position: relative; display: grid; min-width: 0; -webkit-touch-callout: none; }
  @media (max-width: 767px) { grid-template-columns: 1fr 1fr; gap: 10px; }
`;

/** As large as the card's picture. Its button stands beside the heart. */
const Corner = styled.div`
  position: absolute;
  inset: 0 0 auto;
  display: grid;
  place-items: end;
  aspect-ratio: 16 / 10;
  padding: 8px 46px 8px 0;
  pointer-events: none;
`;
