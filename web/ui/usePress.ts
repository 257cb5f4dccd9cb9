import { useEffectEvent, useState } from 'react';

/**
 * The state that a control shows, and the handler of its presses. A press shows in the next frame, and the owner's
 * callback runs after that frame, because it may rerender a whole page. Several presses within a frame are passed one
 * after the other, so that they add up.
 */
export function usePress<TValue>(
  value: TValue,
  onPress: (value: TValue) => void,
): [shown: TValue, press: (value: TValue) => Promise<void>] {
  const [pressed, setPressed] = useState<readonly [TValue] | null>(null);
  const tell = useEffectEvent((next: TValue) => {
    onPress(next);
    setPressed(null);
  });
  async function press(next: TValue): Promise<void> {
    setPressed([next]);
    await untilDrawn();
    tell(next);
  }
  return [pressed === null ? value : pressed[0], press];
}

/** Timeout in ms: a hidden page renders no frame, and the waiting code must still continue. */
const LONGEST_MS = 500;

/**
 * Resolves when the changes of a press so far are painted. Slow work after it does not delay the visible response to
 * the press, nor the next press.
 */
export function untilDrawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_MS);
  });
}

/**
 * Boxes that were handled: an element that Suspense hides and shows again is mounted again, but its presses were
 * already handled.
 */
const mounted = new WeakSet<HTMLInputElement>();

/**
 * Ref callback of a server-rendered checkbox. A press before hydration changed the box in the browser, but no handler
 * ran. It is repeated as a real press, each in a task of its own, so that several add up.
 */
export function replayEarlyPress(box: HTMLInputElement | null): void {
  if (box === null || mounted.has(box)) {
    return;
  }
  mounted.add(box);
  if (box.checked !== box.defaultChecked) {
    box.checked = box.defaultChecked;
    setTimeout(() => box.click());
  }
}
