import { seededRandom } from '../../api/catalog/items/seededRandom.ts';
import { HOSTILE_VALUES } from '../http/graphql/hostileValues.ts';

/** Draws from one seed, so that a run can be made again. */
export interface Draw {
  /** 0 to below. */
  below(count: number): number;
  chance(share: number): boolean;
  one<T>(values: readonly T[]): T;
  /** A hostile value, or a random one, written as JSON. */
  json(): string;
  /** Any text that can be one. */
  text(): string;
}

const LETTERS = 'abcXYZ019 _-.,:;/\\\'"`%&?#[]{}()<>|$*+=~^!@\t\n中é\u202eﬀ🙂\u0000\u007f';

/** Opens a draw. */
export function openDraw(seed: number): Draw {
  const random = seededRandom(seed);
  const below = (count: number): number => Math.floor(random() * count);
  const one = <T>(values: readonly T[]): T => {
    if (values.length === 0) throw new Error('nothing to draw from');
    return values[below(values.length)] as T;
  };
  const text = (): string => Array.from({ length: below(24) }, () => one([...LETTERS])).join('');
  const json = (): string => {
    const turn = below(10);
    if (turn < 6) return one(HOSTILE_VALUES);
    if (turn < 8) return JSON.stringify(text());
    if (turn < 9) return String((random() - 0.5) * 10 ** below(22));
    return `[${Array.from({ length: below(4) }, () => one(HOSTILE_VALUES)).join(',')}]`;
  };
  return { below, one, text, json, chance: (share) => random() < share };
}
