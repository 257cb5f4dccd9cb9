import type { TagTone } from '../../ui/Tag.tsx';

const TONES: Readonly<Record<string, TagTone>> = { WAITING: 'info', DELIVERED: 'pos', DEAD: 'neg' };

/** The tone of a callback's state. */
export function callbackTone(state: string): TagTone {
  return TONES[state] ?? 'plain';
}
