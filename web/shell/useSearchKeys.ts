import { type KeyboardEvent, type RefObject, useState } from 'react';

/** The rows of the search panel that the arrow keys select. */
function rowsOf(panelId: string): HTMLElement[] {
  return [
    ...(document.getElementById(panelId)?.querySelectorAll<HTMLElement>('[role=row][aria-selected]') ?? []),
  ];
}

/**
 * Keys of the search field: arrow keys mark a row of its panel, Enter opens the marked row. The field keeps the
 * focus, and `aria-activedescendant` names the marked row.
 */
export function useSearchKeys(panelId: string, input: RefObject<HTMLInputElement | null>) {
  const [activeId, setActiveId] = useState<string | null>(null);
  function move(step: 1 | -1) {
    const rows = rowsOf(panelId);
    // The position before the first row, and after the last, is the field itself.
    const places = rows.length + 1;
    const at = rows.findIndex(({ id }) => id === activeId) + 1;
    const row = rows[((at + step + places) % places) - 1];
    setActiveId(row?.id ?? null);
    row?.scrollIntoView({ block: 'nearest' });
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.target !== input.current || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    }
    const active = event.key === 'Enter' ? rowsOf(panelId).find(({ id }) => id === activeId) : undefined;
    if (active) {
      event.preventDefault();
      active.querySelector('a')?.click();
    }
  }
  return { activeId, onKeyDown, clearActive: () => setActiveId(null) };
}
