import { InvalidInput } from '../../kernel/invalidInput.ts';
import { MESSAGE_TYPES } from './message.ts';

const NUMBERS: readonly number[] = Object.values(MESSAGE_TYPES);

/**
 * The condition for messages or announcements of one kind; 0 or none means all (N-01).
 * @throws InvalidInput for an unknown kind.
 */
export function kindWhere(type: number | null | undefined): { type?: number } {
  if (!type) return {};
  if (!NUMBERS.includes(type)) throw new InvalidInput('type', '0 to 4');
  return { type };
}
