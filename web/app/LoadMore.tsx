import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** What Relay's pagination answers beside the data. */
interface PagedList {
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  loadNext(count: number, options: { readonly onComplete: (error: Error | null) => void }): unknown;
}

interface LoadMoreProps {
  readonly list: PagedList;
  readonly pageSize: number;
  /** Rows that the list above shows now. */
  readonly rowCount: number;
  /** The list is not framed by a panel, so no line divides it from this. */
  readonly isBare?: boolean;
}

/**
 * The foot of a list that loads on demand; it stands right behind the list. What was loaded is told, and who pressed by the keyboard goes
 * on at the first new row. A failure stays at the button until it is pressed again, and a list that took more than a page says its end.
 */
export function LoadMore({ list, pageSize, rowCount, isBare = false }: LoadMoreProps) {
  const { hasNext, isLoadingNext, loadNext } = list;
  const { t } = useTranslation('app');
  const { search } = useLocation();
  /** The list as it stood: another one, or one that has got rows since, is not the one that failed. */
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

/** Waits for the rows of a press; the focus follows them only from the button, for whoever has moved on stays where they are. */
function useLoadedRows(rowCount: number) {
  const foot = useRef<HTMLDivElement>(null);
  const knownCount = useRef<number | null>(null);
  const [loadedCount, setLoadedCount] = useState(0);
  useEffect(() => {
    const known = knownCount.current;
    if (known === null || rowCount <= known) {
      return;
    }
    knownCount.current = null;
    setLoadedCount(rowCount - known);
    const row = foot.current?.previousElementSibling?.children[known];
    const { activeElement } = document;
    if (activeElement === document.body || foot.current?.contains(activeElement)) {
      const target = row?.querySelector<HTMLElement>('a[href], button, input') ?? row;
      (target as HTMLElement | undefined)?.focus({ preventScroll: true });
    }
  }, [rowCount]);
  const expect = () => {
    knownCount.current = rowCount;
    setLoadedCount(0);
  };
  return { foot, loadedCount, expect };
}

const Foot = styled.div<{ $isBare: boolean }>`
  display: flex;
  justify-content: center;
  padding: 16px;
  border-top: ${({ $isBare }) => ($isBare ? '0' : '1px solid var(--line)')};
  color: var(--t3);
  &[hidden] { display: none; }
`;
