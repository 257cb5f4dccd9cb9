import { startTransition, useEffect, useState } from 'react';

/** Waiting time for typing to end, in ms (requirement R-13). */
const DEBOUNCE_MS = 500;

/** What was typed, once typing has ended. What was found before stays until the new results arrive. An emptied field applies at once. */
export function useDebounced(value: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), value === '' ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
