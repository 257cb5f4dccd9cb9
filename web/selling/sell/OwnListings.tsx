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
import { useDeskFacts, WithFactWords } from '../desk/DeskPart.tsx';
import { OwnListingRow } from './OwnListingRow.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useSelection } from './useSelection.ts';

interface OwnListingsProps {
  readonly viewer: OwnListings_viewer$key;
  /** True when a filter may hide listings. */
  readonly isFiltered: boolean;
  /** The server's time, ISO 8601. */
  readonly serverTime: string;
  /** How long a new price can be undone. */
  readonly undoSeconds: number;
  readonly onChanged: () => void;
}

const PAGE_SIZE = 80;

/** The seller's open listings with their selection. Rows of sold or withdrawn listings are removed. */
export function OwnListings({ viewer, isFiltered, serverTime, undoSeconds, onChanged }: OwnListingsProps) {
  const { data, ...list } = usePaginationFragment<OwnListingsPaginationQuery, OwnListings_viewer$key>(
    FRAGMENT,
    viewer,
  );
  const { t } = useTranslation('sell');
  const writeMoment = useMomentText(Date.parse(serverTime));
  if (data.listings == null) {
    throw new Error('The listings could not be read.');
  }
  const rows = data.listings.edges
    .map(({ node }) => node)
    .filter(({ status }) => status === 'ACTIVE' || status === 'PAUSED' || status === 'RESERVED');
  const free = rows.filter(({ status }) => status !== 'RESERVED');
  const selection = useSelection(
    free.map(({ id }) => id),
    { ...list, loadNext: () => list.loadNext(PAGE_SIZE) },
  );
  const facts = useDeskFacts(data);
  const wanted = free.filter(({ id }) => selection.has(id));
  if (rows.length === 0 && !list.hasNext) {
    return <Nothing isFiltered={isFiltered} />;
  }
  return (
    <>
      <Head>
        <TickBox
          label={t('selectAll')}
          share={wanted.length === 0 ? 'none' : wanted.length < free.length ? 'some' : 'all'}
          onPress={wanted.length === free.length ? selection.clear : selection.takeAll}
        />
        <span>{t('columnItem')}</span>
        <span className="wide">{t('columnReference')}</span>
        <span className="wide">{t('columnNet')}</span>
        <span>{t('columnAsk')}</span>
      </Head>
      <WithFactWords>
        <ul>
          {rows.map((node) => (
            <OwnListingRow
              key={node.id}
              listing={node}
              facts={facts}
              undoSeconds={undoSeconds}
              isSelected={selection.has(node.id)}
              writeMoment={writeMoment}
              onPress={(isShift) => selection.press(node.id, isShift)}
              onRepriced={onChanged}
            />
          ))}
        </ul>
      </WithFactWords>
      <LoadMore list={list} pageSize={PAGE_SIZE} rowCount={rows.length} />
      {wanted.length > 0 && (
        <SelectionBar
          listingIds={wanted.map(({ id }) => id)}
          sumCents={wanted.reduce((sum, { askCents }) => sum + askCents, 0)}
          isLoading={selection.isLoadingAll}
          onClear={selection.clear}
          onDone={() => {
            selection.clear();
            onChanged();
          }}
        />
      )}
    </>
  );
}

function Nothing({ isFiltered }: { readonly isFiltered: boolean }) {
  const { t } = useTranslation('sell');
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
    first: { type: "Int", defaultValue: 80 }
    after: { type: "String" }
    filter: { type: "OwnListingFilter!" }
    sort: { type: "OwnListingSort!" }
  )
  @refetchable(queryName: "OwnListingsPaginationQuery") {
    ...DeskPart_viewer
    listings(filter: $filter, sort: $sort, first: $first, after: $after)
      @connection(key: "OwnListings_listings", filters: ["filter", "sort"]) {
      edges {
        node {
          id
          status
          askCents
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
