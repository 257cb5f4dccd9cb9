import { type FocusEvent, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useOutsidePress } from './useOutsidePress.ts';
import { useSearchKeys } from './useSearchKeys.ts';
import { useSlashFocus } from './useSlashFocus.ts';

/**
 * State of the panel under the search field: whether it is open, what was typed, and how both are reset (look.md
 * 3.5).
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
  useSlashFocus(open);
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
