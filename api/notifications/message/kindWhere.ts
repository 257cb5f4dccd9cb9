import { InvalidInput } from '../../kernel/invalidInput.ts';
import { MESSAGE_TYPES } from './message.ts';

const NUMBERS: readonly number[] = Object.values(MESSAGE_TYPES);

/** Messages or announcements of one kind; 0, or none named, is all of them (N-01). @throws InvalidInput where there is no such kind. */
export function kindWhere(type: number | null | undefined): { type?: number } {
  if (!type) return {};
  if (!NUMBERS.includes(type)) throw new InvalidInput('type', '0 to 4');
  return { type };
}
