import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { InventoryBody_viewer$key } from '../../__generated__/InventoryBody_viewer.graphql.ts';
import type { BulkVerb } from '../../shell/dialogs.ts';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { BulkButton } from '../bulk/BulkPart.tsx';
import { selectionIds } from '../bulk/selection.ts';
import { useSelection } from '../bulk/useSelection.ts';
import { CopyFilterButton } from '../desk/CopyFilterButton.tsx';
import { isEveryCopy } from '../desk/copyFilter.ts';
import { FactsButton } from '../desk/DeskPart.tsx';
import { InventoryNothing } from './InventoryNothing.tsx';
import { PageSizeChoice } from './InventoryToolbar.tsx';
import { ItemList } from './ItemList.tsx';
import { COUNT_OF, type InventoryChoice, type InventoryTab, inventoryVariables } from './inventoryChoice.ts';
import { SelectionActions } from './SelectionActions.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useSellActions } from './useSellActions.ts';
import { VarietyList } from './VarietyList.tsx';

interface InventoryBodyProps {
  readonly viewer: InventoryBody_viewer$key;
  readonly choice: InventoryChoice;
  readonly onChange: (change: Partial<InventoryChoice>) => void;
  /** Called where the counts tell of copies of which the list has none. */
  readonly onBehind: () => void;
  readonly writeMoment: WriteMoment;
}

/**
 * The list for the current filter, or the reason why it is empty. The selection is kept when the list is sorted or
 * merged.
 */
export function InventoryBody({ viewer, choice, onChange, onBehind, writeMoment }: InventoryBodyProps) {
  const data = useFragment(FRAGMENT, viewer);
  const { steamAccounts, inventoryCounts: counts, items, varieties } = data;
  const { t } = useTranslation('inventory');
  const selection = useSelection();
  const variables = inventoryVariables(choice);
  const listKey = JSON.stringify(variables.filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab or search is another list.
  useEffect(() => selection.clear(), [listKey]);
  const accounts = steamAccounts ?? [];
  const shownCount = counts?.[COUNT_OF[choice.tab]] ?? 0;
  const actions = useSellActions({ filter: variables.filter, totalCount: shownCount }, selection.clear);
  // Rows that were dropped from all of them are exceptions of the form for all, too.
  const { isAll } = selection.chosen;
  const bulkCount = isAll ? selection.countOf(shownCount) : shownCount;
  const shared = { selection, onPrice: actions.price, onBehind, pageSize: variables.first, writeMoment };
  const rowsKey = JSON.stringify(variables);
  if (shownCount === 0) {
    return (
      <NothingShown
        statuses={accounts.map((account) => account.inventoryStatus)}
        choice={choice}
        onChange={onChange}
      />
    );
  }
  return (
    <>
      <Whole>
        <CopyFilterButton texts={choice.copies} onChange={(copies) => onChange({ copies })} />
        <FactsButton viewer={data} isShort />
        <BulkButton
          label={t('bulk', { count: bulkCount })}
          selection={{ inventory: variables.filter, ...(isAll && selectionIds(selection.chosen)) }}
          count={bulkCount}
          verbs={VERBS_OF[choice.tab]}
          onDone={selection.clear}
        />
      </Whole>
      {varieties != null && (
        <VarietyList {...shared} key={rowsKey} viewer={varieties} totalCount={counts?.varieties ?? 0} />
      )}
      {items != null && (
        <ItemList
          {...shared}
          key={rowsKey}
          viewer={items}
          totalCount={shownCount}
          hasAccounts={accounts.length > 1}
          isMixed={choice.tab === 'ALL'}
        />
      )}
      <PageSizeChoice choice={choice} onChange={onChange} />
      <SelectionBar
        selection={selection}
        totalCount={shownCount}
        filter={variables.filter}
        renderActions={(chosen) => <SelectionActions chosen={chosen} actions={actions} />}
      />
    </>
  );
}

interface NothingShownProps extends Pick<InventoryBodyProps, 'choice' | 'onChange'> {
  readonly statuses: Parameters<typeof InventoryNothing>[0]['statuses'];
}

/** In place of the list where it has no row. A filter that lets nothing pass stays in reach. */
function NothingShown({ statuses, choice, onChange }: NothingShownProps) {
  const isFiltered = !isEveryCopy(choice.copies);
  return (
    <>
      {isFiltered && (
        <Whole>
          <CopyFilterButton texts={choice.copies} onChange={(copies) => onChange({ copies })} />
        </Whole>
      )}
      <InventoryNothing
        statuses={statuses}
        isNarrowed={
          choice.tab !== 'ALL' || choice.keyword !== '' || choice.accountIds.length > 0 || isFiltered
        }
        onShowAll={() => onChange({ tab: 'ALL', keyword: '', accountIds: [], copies: {} })}
      />
    </>
  );
}

/** What can be done with the copies of a tab. */
const VERBS_OF: Readonly<Record<InventoryTab, readonly BulkVerb[]>> = {
  ALL: ['LIST', 'REPRICE', 'UNLIST', 'COST'],
  UNLISTED: ['LIST', 'COST'],
  LISTED: ['REPRICE', 'UNLIST', 'COST'],
  NON_TRADABLE: ['LIST', 'COST'],
};

/** On phones it stands in the empty end of the head of the list, so that it takes no row from the copies. */
const Whole = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 12px;
  padding: 0 20px 12px;
  @media (max-width: 767px) {
    position: relative;
    z-index: calc(var(--z-stick) + 1);
    width: fit-content;
    height: 40px;
    gap: 8px;
    margin: 0 0 -40px auto;
    padding: 5px 16px;
  }
`;

const FRAGMENT = graphql`
  fragment InventoryBody_viewer on Viewer
  @argumentDefinitions(
    filter: { type: "InventoryFilter" }
    sort: { type: "InventorySort" }
    first: { type: "Int" }
    quantity: { type: "Int" }
    isMerged: { type: "Boolean!" }
  ) {
    steamAccounts {
      id
      inventoryStatus
    }
    inventoryCounts(filter: $filter) {
      all
      unlisted
      listed
      nonTradable
      varieties
    }
    ...DeskPart_viewer
    ...ItemList_viewer
      @arguments(filter: $filter, sort: $sort, first: $first)
      @skip(if: $isMerged)
      @alias(as: "items")
    ...VarietyList_viewer
      @arguments(filter: $filter, sort: $sort, first: $first, quantity: $quantity)
      @include(if: $isMerged)
      @alias(as: "varieties")
  }
`;
