import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { TickBox } from '../../ui/TickBox.tsx';
import { shareOf } from './selection.ts';
import type { SelectableRow, Selection } from './useSelection.ts';
import { WindowRows } from './WindowRows.tsx';

interface ListFrameProps {
  readonly rows: readonly (SelectableRow & { readonly id: string })[];
  readonly renderRow: (index: number) => ReactNode;
  readonly selection: Selection;
  /** Number of rows over all pages. */
  readonly totalCount: number;
  readonly isLoading: boolean;
  readonly onNearEnd: () => void;
}

/** Head of the table, its rows, and how many of them are loaded. */
export function ListFrame({ rows, renderRow, selection, totalCount, isLoading, onNearEnd }: ListFrameProps) {
  const { t } = useTranslation('inventory');
  const ids = rows.flatMap((row) => row.itemIds);
  const share = shareOf(selection.ids, ids);
  return (
    <>
      <Head>
        <TickBox
          share={share}
          label={t('selectLoaded')}
          onPress={() => selection.set(ids, share !== 'all')}
        />
        <span className="wide">{t('columnItem')}</span>
        <span>{t('columnWear')}</span>
        <span className="extras">{t('columnExtras')}</span>
        <span className="end">{t('columnPrice')}</span>
        <span className="end">{t('columnState')}</span>
      </Head>
      <WindowRows
        count={rows.length}
        keyOf={(index) => rows[index]?.id ?? String(index)}
        renderRow={renderRow}
        onNearEnd={onNearEnd}
        onShiftMove={(index) => selection.press(rows, index, true)}
      />
      <Foot role="status">
        {isLoading
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
  grid-template-columns: 20px 84px minmax(150px, 1.3fr) minmax(120px, 1fr) minmax(110px, 1fr) 124px 132px;
  align-items: center;
  gap: 16px;
  height: 40px;
  padding: 0 20px;
  border-top: 1px solid var(--line);
  background: var(--s1);
  font-size: 12px;
  color: var(--t3);
  .wide { grid-column: span 2; }
  .end { text-align: right; }
  @media (max-width: 1199px) {
    grid-template-columns: 20px 84px minmax(140px, 1.6fr) minmax(100px, 1fr) 108px 120px;
    gap: 12px;
    .extras { display: none; }
  }
  @media (max-width: 767px) {
    grid-template: "box name" 40px / 20px 1fr;
    > label { grid-area: box; }
    padding: 0 16px;
    gap: 12px;
    top: 52px;
    .wide { grid-area: name; }
    span:not(.wide) { display: none; }
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
