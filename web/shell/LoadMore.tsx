import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/textStyles.ts';

/** The part of the result of Relay's pagination hook that is used here. */
export interface PagedList {
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  loadNext(count: number, options?: { readonly onComplete: (error: Error | null) => void }): unknown;
}

interface LoadMoreProps {
  readonly list: PagedList;
  readonly pageSize: number;
  /** Number of rows that the list currently shows. */
  readonly rowCount: number;
  /** True when the list has no panel around it, so no line is needed between the two. */
  readonly isBare?: boolean;
}

/**
 * The end of a list with a button that loads the next page; it must directly follow the list. It announces how many
 * rows were loaded and, after a press by keyboard, focuses the first new row. A failure stays visible until the next
 * press. A list of more than one page ends with a note.
 */
export function LoadMore({ list, pageSize, rowCount, isBare = false }: LoadMoreProps) {
  const { hasNext, isLoadingNext, loadNext } = list;
  const { t } = useTranslation('shell');
  const { search } = useLocation();
  /**
   * Identifies the list's state: a failure belongs to it only while neither the query nor the number of rows has
   * changed.
   */
  const standing = `${search} ${rowCount}`;
  const [failedAt, setFailedAt] = useState('');
  const { foot, loadedCount, expect } = useLoadedRows(rowCount);
  function load() {
    setFailedAt('');
    expect();
    loadNext(pageSize, { onComplete: (error) => setFailedAt(error === null ? '' : standing) });
  }
  const hasFailed = failedAt === standing;
  return (
    <Foot ref={foot} $isBare={isBare} hidden={!hasNext && rowCount <= pageSize}>
      {hasNext ? (
        <Button isBusy={isLoadingNext} onClick={load}>
          {hasFailed && <Icon name="refresh" size={14} />}
          {t(hasFailed ? 'moreFailed' : 'more')}
        </Button>
      ) : (
        t('listEnd')
      )}
      <VisuallyHidden role="status">
        {hasFailed && t('moreFailed')}
        {loadedCount > 0 && t('moreLoaded', { count: loadedCount })}
      </VisuallyHidden>
    </Foot>
  );
}

/**
 * Waits for the rows that a press loads. Focus moves to them only when it is still on the button, so that a user who
 * has moved on is not interrupted.
 */
function useLoadedRows(rowCount: number) {
  const foot = useRef<HTMLDivElement>(null);
  const knownCount = useRef<number | null>(null);
  const [loaded, setLoaded] = useState({ from: 0, count: 0 });
  useEffect(() => {
    const known = knownCount.current;
    if (known !== null && rowCount > known) {
      knownCount.current = null;
      setLoaded({ from: known, count: rowCount - known });
    }
  }, [rowCount]);
  // A render later, because a windowed list learns of its new rows before it renders those near the window.
  useEffect(() => {
    const { activeElement } = document;
    if (loaded.count > 0 && (activeElement === document.body || foot.current?.contains(activeElement))) {
      const list = foot.current?.previousElementSibling;
      const row = rowAt(list, loaded.from) ?? list?.children[loaded.from];
      const target = row?.querySelector<HTMLElement>('a[href], button, input') ?? row;
      (target as HTMLElement | undefined)?.focus({ preventScroll: true });
    }
  }, [loaded]);
  const expect = () => {
    knownCount.current = rowCount;
    setLoaded({ from: 0, count: 0 });
  };
  return { foot, loadedCount: loaded.count, expect };
}

/** The row of a windowed list, which may stand in a box; not one of a list within a row. */
function rowAt(list: Element | null | undefined, index: number): HTMLElement | undefined {
  const found = list?.querySelectorAll<HTMLElement>(`[data-index="${index}"]`) ?? [];
  return [...found].find((row) => row.parentElement?.closest('[data-index]') === null);
}

const Foot = styled.div<{ $isBare: boolean }>`
  display: flex;
  justify-content: center;
  padding: 16px;
  border-top: ${({ $isBare }) => ($isBare ? '0' : '1px solid var(--line)')};
  color: var(--t3);
  &[hidden] { display: none; }
`;
