import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery, graphql } from 'relay-runtime';
import { styled } from 'styled-components';
import type { InventoryFilter, SelectionBarQuery } from '../../__generated__/SelectionBarQuery.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { Button } from '../../ui/Button.tsx';
import { type Chosen, FORM_MAX } from '../bulk/selection.ts';
import type { Selection } from '../bulk/useSelection.ts';
import { SelectionTotals } from './SelectionTotals.tsx';

interface SelectionBarProps {
  readonly selection: Selection;
  /** Number of copies that match the filter, over all pages. */
  readonly totalCount: number;
  readonly filter: InventoryFilter;
  /** Renders the actions for the selected copies. */
  readonly renderActions: (chosen: Chosen) => ReactNode;
}

/**
 * The number of selected copies, what they are worth, a button to select all over all pages, and the actions. It sticks
 * to the bottom of the window while the selection is not empty. All of a few are selected by name, so that the form has
 * their rows; all of many as everything that matches.
 */
export function SelectionBar({ selection, totalCount, filter, renderActions }: SelectionBarProps) {
  const { t } = useTranslation('inventory');
  const [selectAll, isAsking] = useSelectAll(selection, totalCount, filter);
  const count = selection.countOf(totalCount);
  const clear = useEffectEvent(selection.clear);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        document.querySelector('dialog[open]') === null
      ) {
        clear();
      }
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  if (count === 0) {
    return null;
  }
  return (
    <Bar role="region" aria-label={t('chosen')}>
      <b className="num" role="status">
        {t('chosenCount', { count })}
      </b>
      {count < totalCount && (
        <Button look="ghost" size="small" isBusy={isAsking} onClick={selectAll}>
          {t('selectAll', { count: totalCount })}
        </Button>
      )}
      <Button look="ghost" size="small" onClick={selection.clear}>
        {t('clear')}
      </Button>
      <SelectionTotals chosen={selection.chosen} filter={filter} />
      <Actions inert={isAsking}>{renderActions(selection.chosen)}</Actions>
    </Bar>
  );
}

/** Selects all copies of a filter. The answer for a filter that has changed meanwhile is dropped. */
function useSelectAll(
  selection: Selection,
  totalCount: number,
  filter: InventoryFilter,
): [selectAll: () => void, isAsking: boolean] {
  const { t } = useTranslation(['inventory', 'shell']);
  const { toasts } = useAppServices();
  const environment = useRelayEnvironment();
  const [isAsking, setIsAsking] = useState(false);
  const asked = useRef<{ unsubscribe(): void } | null>(null);
  const filterKey = JSON.stringify(filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the filter changes.
  useEffect(
    () => () => {
      asked.current?.unsubscribe();
      setIsAsking(false);
    },
    [filterKey],
  );
  function selectAll(): void {
    if (totalCount > FORM_MAX) {
      selection.takeAll();
      return;
    }
    setIsAsking(true);
    const request = fetchQuery<SelectionBarQuery>(
      environment,
      QUERY,
      { filter },
      { fetchPolicy: 'network-only' },
    );
    asked.current = request.subscribe({
      next({ viewer }) {
        if (viewer == null) {
          return; // The layout requests the sign-in.
        }
        if (viewer.inventoryItemIds == null) {
          toasts.show('failure', t('shell:error_INTERNAL_SERVER_ERROR'));
        } else {
          selection.set(viewer.inventoryItemIds, true);
        }
      },
      // The network layer reports the failure.
      error: () => setIsAsking(false),
      complete: () => setIsAsking(false),
    });
  }
  return [selectAll, isAsking];
}

const QUERY = graphql`
  query SelectionBarQuery($filter: InventoryFilter) {
    viewer {
      inventoryItemIds(filter: $filter)
    }
  }
`;

const Bar = styled.div`
  position: sticky;
  bottom: 16px;
  z-index: var(--z-bar);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin: 12px 16px 16px;
  padding: 10px 12px 10px 16px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-3);
  background: var(--s2);
  box-shadow: var(--e2);
  b { font-weight: 600; }
  @media (max-width: 1023px) { bottom: calc(68px + env(safe-area-inset-bottom)); margin: 12px 8px; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  margin-left: auto;
  &:empty { display: none; }
  @media (max-width: 767px) {
    flex: 1 0 100%;
    > button { flex: 1 1 auto; }
  }
`;
