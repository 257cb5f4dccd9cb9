import { type ReactNode, startTransition, useEffect, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LoadMore, type PagedList } from '../../shell/LoadMore.tsx';
import { Facts, InfoButton } from '../../ui/InfoButton.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { VisuallyHidden } from '../../ui/textStyles.ts';
import { WindowRows } from '../../ui/WindowRows.tsx';
import type { Chosen } from '../bulk/selection.ts';
import type { SelectableRow, Selection } from '../bulk/useSelection.ts';
import { COLUMNS } from './RowFrame.tsx';

interface ListFrameProps {
  readonly rows: readonly (SelectableRow & { readonly id: string })[];
  readonly renderRow: (index: number) => ReactNode;
  readonly selection: Selection;
  /** Opens the form of prices for these copies. */
  readonly onPrice: (chosen: Chosen) => void;
  /** Rows stand for several copies: from the lowest price to the highest. */
  readonly isMerged?: boolean;
  /** Height of a row in px until it is measured. */
  readonly rowHeight: number;
  /** Number of rows over all pages. */
  readonly totalCount: number;
  /** Called once where there are copies, but none is loaded: they came after the list was read. */
  readonly onBehind: () => void;
  readonly list: PagedList;
  readonly pageSize: number;
}

/** The keys of the list, in the order in which they are told. */
const KEYS = ['move', 'choose', 'range', 'price', 'clear'] as const;

/** Head of the table, its rows, and how many of them are loaded. */
export function ListFrame(props: ListFrameProps) {
  const { rows, renderRow, selection, onPrice, totalCount, onBehind, list, pageSize } = props;
  const { isMerged = false } = props;
  const { t } = useTranslation(['inventory', 'shell']);
  const keysId = useId();
  const keys = KEYS.map((key) => [t(`key_${key}`), t(`key_${key}_does`)] as const);
  const ids = useMemo(() => rows.flatMap((row) => row.itemIds), [rows]);
  const share = selection.shareOf(ids);
  const isBehind = rows.length === 0 && totalCount > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, however often the page renders until the rows come.
  useEffect(() => {
    if (isBehind) onBehind();
  }, [isBehind]);
  return (
    <>
      <Head>
        <TickBox
          share={share}
          label={t('selectLoaded')}
          onPress={() => selection.set(ids, share !== 'all')}
        />
        <span className="wide">
          {t('columnItem')}
          <InfoButton label={t('keys')} title={t('keys')} closeLabel={t('shell:close')}>
            <Facts sentence={t('keysHint')} rows={keys} />
          </InfoButton>
        </span>
        <VisuallyHidden id={keysId}>{keys.map(([key, does]) => `${key}: ${does}`).join('. ')}</VisuallyHidden>
        <span>{t('columnWear')}</span>
        <span className="extras">{t('columnExtras')}</span>
        <span className="end">{isMerged ? '' : t('columnCost')}</span>
        <span className="end">{t(isMerged ? 'columnLowest' : 'referencePrice')}</span>
        <span className="end ask">{t(isMerged ? 'columnHighest' : 'ownAsk')}</span>
        <span className="end">{t('columnState')}</span>
      </Head>
      <WindowRows
        count={rows.length}
        rowHeightPx={props.rowHeight}
        keyOf={(index) => rows[index]?.id ?? String(index)}
        renderRow={renderRow}
        onNearEnd={() => {
          if (list.hasNext && !list.isLoadingNext) startTransition(() => void list.loadNext(pageSize));
        }}
        onShiftMove={(index) => selection.extend(rows, index)}
        onPrice={(index) =>
          onPrice(
            selection.chosen.isAll || selection.chosen.ids.size > 0
              ? selection.chosen
              : { isAll: false, ids: new Set(rows[index]?.itemIds) },
          )
        }
        label={t('title')}
        describedBy={keysId}
      />
      {/* For a page that did not load by itself. */}
      <LoadMore list={list} pageSize={pageSize} rowCount={rows.length} />
      <Foot role="status">
        {list.isLoadingNext || isBehind
          ? t('loadingMore')
          : t('loadedOf', { loaded: rows.length, total: Math.max(totalCount, rows.length) })}
      </Foot>
    </>
  );
}

const Head = styled.div`
  position: sticky;
  top: 60px;
  z-index: var(--z-stick);
  display: grid;
  ${COLUMNS}
  align-items: center;
  height: 40px;
  border-top: 1px solid var(--line);
  background: var(--s1);
  font-size: 12px;
  color: var(--t3);
  white-space: nowrap;
  .wide { grid-column: span 2; }
  .end { text-align: right; }
  @media (max-width: 1199px) { .ask { display: none; } }
  @media (max-width: 767px) {
    grid-template: "box name" 40px / 20px 1fr;
    > label { grid-area: box; }
    top: 52px;
    .wide { grid-area: name; }
    .wide button, > span:not(.wide) { display: none; }
  }
`;

const Foot = styled.div`
  display: grid;
  place-items: center;
  min-height: 56px;
  border-top: 1px solid var(--line);
  font-size: 12px;
  color: var(--t3);
`;
