import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { styled } from 'styled-components';
import type {
  CopyRows_listings$data,
  CopyRows_listings$key,
} from '../../__generated__/CopyRows_listings.graphql.ts';
import type { CopyRows_marketItem$key } from '../../__generated__/CopyRows_marketItem.graphql.ts';
import type { PagedList } from '../../shell/LoadMore.tsx';
import { LoadMore } from '../../shell/LoadMore.tsx';
import { WindowedList } from '../../shell/WindowedList.tsx';
import { useLasting } from '../../ui/clock.ts';
import { Panel } from '../../ui/Panel.tsx';
import { CompareBar } from './CompareBar.tsx';
import { useFindableCopies } from './CopyFinder.tsx';
import { COMPARED_MAX, togglePick } from './compareCopies.ts';
import { ListingRow } from './ListingRow.tsx';
import { ListingsEmpty } from './ListingsEmpty.tsx';
import { useGoodsChoice } from './useGoodsChoice.ts';

interface CopyRowsProps {
  readonly listings: CopyRows_listings$key;
  readonly marketItem: CopyRows_marketItem$key;
  readonly list: PagedList;
}

const PAGE_SIZE = 20;

/** The loaded copies of an item, some of which can be picked and compared. */
export function CopyRows({ listings, marketItem, list }: CopyRowsProps) {
  const item = useFragment(ITEM, marketItem);
  const loaded = useFragment(LISTINGS, listings);
  const { isPending } = useGoodsChoice();
  const isDimmed = useLasting(isPending);
  const nodes = [...new Map(loaded.map((node) => [node.id, node])).values()];
  const found = useFoundCopy(nodes);
  const [picked, pick, clear] = usePicks(nodes);
  const onSale = nodes.filter(({ status }) => status === 'ACTIVE');
  const cheapest = onSale.reduce(
    (best, node) => (node.askCents < best.askCents ? node : best),
    onSale[0] ?? { id: '', askCents: 0 },
  ).id;
  return (
    <>
      <Rows $isDimmed={isDimmed} aria-busy={isPending || undefined}>
        {nodes.length === 0 && (
          <ListingsEmpty
            listingCount={item.listingCount}
            hasExteriors={(item.siblings ?? []).some(({ tagExterior }) => tagExterior !== item.tagExterior)}
          />
        )}
        <WindowedList items={nodes} keyOf={({ id }) => id} list={list} {...found}>
          {(node) => (
            <ListingRow
              listing={node}
              marketItem={item}
              isCheapest={node.id === cheapest}
              isPicked={picked.some(({ id }) => id === node.id)}
              isPickable={picked.length < COMPARED_MAX}
              onPick={pick}
            />
          )}
        </WindowedList>
      </Rows>
      <LoadMore list={list} pageSize={PAGE_SIZE} rowCount={nodes.length} isBare />
      {picked.length > 0 && <CompareBar listings={picked} marketItem={item} onClear={clear} />}
    </>
  );
}

type Copy = CopyRows_listings$data[number];

/**
 * The copies that are picked for the comparison. They stay picked while another sort or filter shows others, as long as the store
 * knows them.
 */
function usePicks(copies: readonly Copy[]) {
  const environment = useRelayEnvironment();
  const [picks, setPicks] = useState<readonly Copy[]>([]);
  const source = environment.getStore().getSource();
  const picked = picks.filter(({ id }) => source.has(id));
  const pick = (id: string) => {
    const copy = copies.find((each) => each.id === id);
    if (copy !== undefined) {
      setPicks(togglePick(picked, copy));
    }
  };
  return [picked, pick, () => setPicks([])] as const;
}

/** The copy that a control of the page leads to: once it is rendered it comes into the window and has the focus. */
function useFoundCopy(copies: readonly { readonly id: string }[]) {
  const [wantedId, setWantedId] = useState<string | null>(null);
  useFindableCopies((listingId) => {
    const isLoaded = copies.some(({ id }) => id === listingId);
    setWantedId(isLoaded ? listingId : null);
    return isLoaded;
  });
  const onWanted = () => {
    const row = document.getElementById(`copy-${wantedId}`);
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
    setWantedId(null);
  };
  return { wantedKey: wantedId, onWanted };
}

const LISTINGS = graphql`
  fragment CopyRows_listings on Listing @relay(plural: true) {
    id
    status
    askCents
    ...ListingRow_listing
    ...CompareBar_listing
  }
`;

const ITEM = graphql`
  fragment CopyRows_marketItem on MarketItem {
    listingCount
    tagExterior
    siblings {
      tagExterior
    }
    ...ListingRow_marketItem
    ...CompareBar_marketItem
  }
`;

const Rows = styled(Panel)<{ $isDimmed: boolean }>`
  overflow: hidden;
  li:last-child > article { border: 0; }
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.6 : 1)};
  transition: opacity var(--t-2);
  @media (max-width: 767px) { margin: 0 -16px; border-width: 1px 0; border-radius: 0; }
`;
