import { useEffectEvent, useState } from 'react';
import { untilDrawn } from './untilDrawn.ts';

/**
 * What a control shows, and how a press on it is told. The press shows in the next frame, and its owner hears of it when that frame is drawn:
 * what the owner does may be a whole page's work. Several presses within a frame are told one after the other, so that they add up.
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
