import { useEffectEvent, useState } from 'react';
import { untilDrawn } from './untilDrawn.ts';

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
