import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

/**
 * State of the panel under the search field: whether it is open, what was typed, and how both are reset.
 */
export function useSearchPanel(
  form: RefObject<HTMLFormElement | null>,
  input: RefObject<HTMLInputElement | null>,
) {
  const focusBefore = useRef<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const panelId = useId();
  const { activeId, onKeyDown, clearActive } = useSearchKeys(panelId, input);
  function keepFocus(before: EventTarget | null) {
    if (!isOpen) focusBefore.current = before instanceof HTMLElement ? before : null;
  }
  function open() {
    keepFocus(document.activeElement);
    // On a phone the field must be mounted before it can be focused within the same press.
    flushSync(() => setIsOpen(true));
    input.current?.focus();
    // What was typed before is replaced by what is typed next.
    input.current?.select();
  }
  function close() {
    focusBefore.current = null;
    setIsOpen(false);
    setTyped('');
    clearActive();
  }
  function leave() {
    close();
    input.current?.blur();
  }
  useFocusKeys(open);
  useOutsidePress(form, isOpen, close);
  return {
    panelId,
    isOpen,
    typed,
    activeId,
    open,
    leave,
    onFocus({ relatedTarget }: FocusEvent) {
      keepFocus(relatedTarget);
      setIsOpen(true);
    },
    /** A blur without a new target comes from a row that removed itself, so the panel stays open. */
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
    },
    onType(text: string) {
      setTyped(text);
      setIsOpen(true);
      clearActive();
    },
    onKeyDown(event: KeyboardEvent) {
      onKeyDown(event);
      if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
      // Otherwise the browser clears the field.
      event.preventDefault();
      const before = focusBefore.current;
      leave();
      before?.focus();
    },
  };
}

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
function useSearchKeys(panelId: string, input: RefObject<HTMLInputElement | null>) {
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
      active.querySelector<HTMLElement>('a, button')?.click();
    }
  }
  return { activeId, onKeyDown, clearActive: () => setActiveId(null) };
}

/** Calls back when `/` is pressed outside of fields and dialogs, or Ctrl K (⌘ K) outside of dialogs. */
function useFocusKeys(focus: () => void) {
  const focusNow = useEffectEvent(focus);
  useEffect(() => {
    function onKey(event: WindowEventMap['keydown']) {
      const isWithin = (selector: string) =>
        event.target instanceof HTMLElement && event.target.closest(selector) !== null;
      const hasModifier = event.ctrlKey || event.metaKey;
      const isSlash =
        event.key === '/' && !hasModifier && !isWithin('input:not([type=checkbox]), textarea, select');
      const isCommand = event.key.toLowerCase() === 'k' && hasModifier;
      if ((isSlash || isCommand) && !event.altKey && !isWithin('dialog')) {
        event.preventDefault();
        focusNow();
      }
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Calls back on a press outside of the element while it is open. */
function useOutsidePress(element: RefObject<HTMLElement | null>, isOpen: boolean, onPress: () => void) {
  const pressed = useEffectEvent(onPress);
  useEffect(() => {
    if (!isOpen) return;
    function onPointerDown({ target }: PointerEvent) {
      if (target instanceof Node && target.isConnected && element.current?.contains(target) === false)
        pressed();
    }
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [element, isOpen]);
}
