import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a field that keeps its own text and is sent by its form: it follows the value of the address, by Back or a link, and keeps
 * the focus and what is being typed in it while the page follows its form.
 * @param value what the address has, which is also the field's `defaultValue`.
 */
export function useFollowingField<TField extends HTMLInputElement | HTMLSelectElement>(
  value: string,
): RefObject<TField | null> {
  const field = useRef<TField>(null);
  const known = useRef(value);
  useLayoutEffect(() => {
    const element = field.current;
    if (element === null || known.current === value) {
      return;
    }
    const isBeingTyped = element === document.activeElement && element.value !== known.current;
    known.current = value;
    if (!isBeingTyped) {
      element.value = value;
    }
  }, [value]);
  return field;
}
