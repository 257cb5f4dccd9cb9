import { startTransition, useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { OwnListings_viewer$key } from '../../__generated__/OwnListings_viewer.graphql.ts';
import type { OwnListingsPaginationQuery } from '../../__generated__/OwnListingsPaginationQuery.graphql.ts';
import { LoadMore } from '../../shell/LoadMore.tsx';
import { useMomentText } from '../../shell/Moment.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { WindowRows } from '../../ui/WindowRows.tsx';
import { chosenCount } from '../bulk/selection.ts';
import { useRowPress, useSelection } from '../bulk/useSelection.ts';
import { useDeskFacts, WithFactWords } from '../desk/DeskPart.tsx';
import { OwnListingRow } from './OwnListingRow.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { EVERYTHING, ownListingFilter, type SellListFilter, sellListPath } from './sellListFilter.ts';
import { useRenewListings } from './useRenewListings.ts';

interface OwnListingsProps {
  readonly viewer: OwnListings_viewer$key;
  readonly filter: SellListFilter;
  /** Number of listings that match and can be changed, over all pages. */
  readonly totalCount: number;
  /** The server's time, ISO 8601. */
  readonly serverTime: string;
  /** Counts the times that the loaded rows are to be read again. */
  readonly renewal: Renewal;
  /** How long a new price can be undone. */
  readonly undoSeconds: number;
  readonly onChanged: () => void;
}

const PAGE_SIZE = 80;
/** Height of a row in px until it is measured. */
const ROW_HEIGHT_PX = 142;

/** The seller's open listings with their selection. Rows of sold or withdrawn listings are removed. */
export function OwnListings(props: OwnListingsProps) {
  const { viewer, filter, totalCount, serverTime, undoSeconds, onChanged } = props;
  const { nodes, rows, facts, list } = useOpenListings(viewer, props.renewal);
  const { t } = useTranslation('sell');
  const writeMoment = useMomentText(Date.parse(serverTime));
  const selection = useSelection();
  const onPress = useRowPress(selection, rows);
  const free = nodes.filter(({ status }) => status !== 'RESERVED');
  if (nodes.length === 0 && !list.hasNext) {
    return <Nothing filter={filter} />;
  }
  // A row that was sold or withdrawn is not selected any more.
  const wanted = free.filter(({ id }) => selection.has(id));
  const { isAll } = selection.chosen;
  const chosen = isAll ? selection.chosen : { isAll, ids: new Set(idsOf(wanted)) };
  const count = chosenCount(chosen, totalCount);
  // Everything that matches, or the rows by name where all of them are loaded.
  const takeAll = () => (list.hasNext ? selection.takeAll() : selection.set(idsOf(free), true));
  return (
    <>
      <ListHead
        share={wanted.length === 0 ? 'none' : wanted.length < free.length ? 'some' : 'all'}
        onPress={wanted.length === free.length ? selection.clear : takeAll}
      />
      <WithFactWords>
        <WindowRows
          label={t('myListings')}
          count={nodes.length}
          rowHeightPx={ROW_HEIGHT_PX}
          keyOf={(index) => nodes[index]?.id ?? String(index)}
          onNearEnd={() => {
            if (list.hasNext && !list.isLoadingNext) startTransition(() => void list.loadNext(PAGE_SIZE));
          }}
          onShiftMove={(index) => selection.extend(rows, index)}
          renderRow={(index) => {
            const node = nodes[index];
            return (
              node !== undefined && (
                <OwnListingRow
                  listing={node}
                  facts={facts}
                  undoSeconds={undoSeconds}
                  isReserved={node.status === 'RESERVED'}
                  isSelected={selection.has(node.id)}
                  writeMoment={writeMoment}
                  index={index}
                  onPress={onPress}
                  onRepriced={onChanged}
                />
              )
            );
          }}
        />
      </WithFactWords>
      <LoadMore list={list} pageSize={PAGE_SIZE} rowCount={nodes.length} />
      {count > 0 && (
        <SelectionBar
          chosen={chosen}
          count={count}
          listings={ownListingFilter(filter)}
          sumCents={isAll && list.hasNext ? null : wanted.reduce((sum, { askCents }) => sum + askCents, 0)}
          itemIds={itemIdsOf(nodes, chosen.ids)}
          onClear={selection.clear}
          onDone={onChanged}
        />
      )}
    </>
  );
}

/** Says that loaded rows are to be read again. */
export interface Renewal {
  /** Grows with each time. */
  readonly count: number;
  /** False: the first page is read otherwise. */
  readonly isOfAll: boolean;
}

/** Rows of the first page, as the fragment has it. */
const FIRST_SIZE = 75;

/** Reads the loaded rows again, those in sight and after them first. */
function useRenewal({ count, isOfAll }: Renewal, nodes: readonly { readonly id: string }[]): void {
  const renew = useRenewListings();
  const onRenewal = useEffectEvent(() => {
    const first = Number(document.querySelector<HTMLElement>('li[data-index]')?.dataset.index ?? 0);
    const ids = idsOf(nodes).slice(isOfAll ? 0 : FIRST_SIZE);
    const next = Math.max(0, isOfAll ? first : first - FIRST_SIZE);
    renew([...ids.slice(next), ...ids.slice(0, next)]);
  });
  useEffect(() => {
    if (count > 0) {
      onRenewal();
    }
  }, [count]);
}

const idsOf = (nodes: readonly { readonly id: string }[]) => nodes.map(({ id }) => id);

/** The copies of some listings, as far as they are loaded. */
function itemIdsOf(
  nodes: readonly { readonly id: string; readonly inventoryItemId?: string | null | undefined }[],
  ids: ReadonlySet<string>,
): string[] {
  return nodes.flatMap(({ id, inventoryItemId }) =>
    ids.has(id) && inventoryItemId ? [inventoryItemId] : [],
  );
}

function useOpenListings(viewer: OwnListings_viewer$key, renewal: Renewal) {
  const { data, ...list } = usePaginationFragment<OwnListingsPaginationQuery, OwnListings_viewer$key>(
    FRAGMENT,
    viewer,
  );
  const edges = data.listings?.edges;
  const nodes = useMemo(() => (edges ?? []).map(({ node }) => node).filter(isOpen), [edges]);
  const rows = useMemo(
    () => nodes.map(({ id, status }) => ({ itemIds: status === 'RESERVED' ? [] : [id] })),
    [nodes],
  );
  useRenewal(renewal, nodes);
  const facts = useDeskFacts(data);
  if (edges === undefined) {
    throw new Error('The listings could not be read.');
  }
  return { nodes, rows, facts, list };
}

const isOpen = ({ status }: { readonly status: string }) =>
  status === 'ACTIVE' || status === 'PAUSED' || status === 'RESERVED';

interface ListHeadProps {
  readonly share: 'none' | 'some' | 'all';
  readonly onPress: () => void;
}

function ListHead({ share, onPress }: ListHeadProps) {
  const { t } = useTranslation('sell');
  return (
    <Head>
      <TickBox label={t('selectAll')} share={share} onPress={onPress} />
      <span>{t('columnItem')}</span>
      <span className="wide">{t('columnReference')}</span>
      <span className="wide">{t('columnNet')}</span>
      <span>{t('columnAsk')}</span>
    </Head>
  );
}

function Nothing({ filter }: { readonly filter: SellListFilter }) {
  const { t } = useTranslation('sell');
  const isFiltered = sellListPath(filter) !== sellListPath({ ...EVERYTHING, sort: filter.sort });
  return isFiltered ? (
    <Empty
      art="k-case"
      title={t('nothingFound')}
      action={<ButtonLink to="/user/sell">{t('showAll')}</ButtonLink>}
    />
  ) : (
    <Empty
      art="k-rifle"
      title={t('nothingListed')}
      hint={t('nothingListedHint')}
      action={
        <ButtonLink to="/user/inventory" look="primary">
          {t('toInventory')}
        </ButtonLink>
      }
    />
  );
}

const FRAGMENT = graphql`
  fragment OwnListings_viewer on Viewer
  @argumentDefinitions(
    first: { type: "Int", defaultValue: 75 }
    after: { type: "String" }
    filter: { type: "OwnListingFilter!" }
    sort: { type: "OwnListingSort!" }
  )
  @refetchable(queryName: "OwnListingsPaginationQuery") {
    ...DeskPart_viewer
    listings(filter: $filter, sort: $sort, first: $first, after: $after)
      @connection(key: "OwnListings_listings", handler: "standing", filters: ["filter", "sort"]) {
      edges {
        node {
          id
          status
          askCents
          inventoryItemId
          ...OwnListingRow_listing
        }
      }
    }
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) 120px 120px 120px;
  align-items: center;
  gap: 16px;
  height: 40px;
  padding: 0 20px;
  border-top: 1px solid var(--line);
  background: var(--s2);
  font-size: 12px;
  color: var(--t3);
  > span:nth-child(n + 3) { text-align: right; }
  @media (max-width: 1199px) { grid-template-columns: 24px minmax(0, 1fr) 100px 100px 100px; gap: 12px; }
  @media (max-width: 1023px) {
    grid-template-columns: 24px minmax(0, 1fr) 120px;
    .wide { display: none; }
  }
  @media (max-width: 767px) { gap: 12px; padding: 0 16px; grid-template-columns: 24px minmax(0, 1fr) 100px; }
`;
