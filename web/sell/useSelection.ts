import { useEffect, useState } from 'react';
import { pressRow } from './rangeSelection.ts';

/** What is selected of a list that loads page by page. */
export interface Selection {
  has(key: string): boolean;
  /** A press on a row; with Shift, on everything since the press before. */
  press(key: string, isShift: boolean): void;
  /** All means all: pages that are not loaded yet are loaded. */
  takeAll(): void;
  clear(): void;
  readonly isLoadingAll: boolean;
}

interface Pages {
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: () => void;
}

/** Keeps a selection over rows in their order; a row that has left is no longer selected. */
export function useSelection(
  order: readonly string[],
  { hasNext, isLoadingNext, loadNext }: Pages,
): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string | null>(null);
  const [isAll, setIsAll] = useState(false);
  const isLoadingAll = isAll && hasNext;
  useEffect(() => {
    if (isLoadingAll && !isLoadingNext) {
      loadNext();
    }
  });
  return {
    has: (key) => (isAll ? order.includes(key) : selected.has(key)),
    press(key, isShift) {
      setIsAll(false);
      setSelected(pressRow(isAll ? new Set(order) : selected, order, { key, anchor, isShift }));
      setAnchor(key);
    },
    takeAll: () => setIsAll(true),
    clear() {
      setIsAll(false);
      setSelected(new Set());
    },
    isLoadingAll,
  };
}
