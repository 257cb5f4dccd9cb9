import { type ComponentProps, type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import { Button } from './Button.tsx';

/** How long a new confirmation ignores presses, in ms: longer than a double click, shorter than it takes to read it. */
const SETTLE_MS = 600;

/** What a press confirms, for instance the price. A new value is a new question. Null when a press confirms nothing. */
type Confirmed = string | number | null;

/**
 * Props of a button that confirms. They ignore the second half of a double click, a held Enter key, and every press
 * just after the question has appeared or changed: such a press was meant for what was there before.
 */
export function useConfirmPress(confirms: Confirmed) {
  const [settled, setSettled] = useState<Confirmed>(null);
  useEffect(() => {
    setSettled(null);
    const timer = setTimeout(() => setSettled(confirms), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [confirms]);
  const isAsking = confirms !== null;
  const isNew = confirms !== settled && isAsking;
  return {
    'aria-disabled': isNew || undefined,
    onClickCapture(event: MouseEvent) {
      if (isNew || (isAsking && event.detail > 1)) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    onKeyDown: isAsking ? ignoreHeldEnter : undefined,
  };
}

/** `onKeyDown` handler, also for a form whose button confirms: a held Enter key submits only once. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') {
    event.preventDefault();
  }
}

/** The props that make a button confirm. */
export type ConfirmPress = ReturnType<typeof useConfirmPress>;

interface ConfirmButtonProps extends ComponentProps<typeof Button> {
  readonly confirms: Confirmed;
}

/** A button that asks and then confirms in the same place, or that takes the place of another one. */
export function ConfirmButton({ confirms, ...rest }: ConfirmButtonProps) {
  return <Button {...rest} {...useConfirmPress(confirms)} />;
}
