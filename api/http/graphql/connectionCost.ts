import { InvalidInput } from '../../kernel/invalidInput.ts';

/** Rows of a page where none are asked for, and at most. */
const SIZE_DEFAULT = 20;
const SIZE_MAX = 100;
/** The complexity plugin counts every list ten times; a connection's `edges` is one. */
const LIST_MULTIPLIER = 10;

/**
 * The cost of a connection by the size of the page that is asked for (T-7). What no page can be ends the document before any of it is
 * carried out.
 * @throws InvalidInput naming the argument.
 */
export function connectionCost({
  first,
  last,
}: {
  first?: number | null | undefined;
  last?: number | null | undefined;
}): { field: number; multiplier: number } {
  for (const [name, size] of Object.entries({ first, last }))
    if (size != null && (size < 0 || size > SIZE_MAX)) throw new InvalidInput(name, `0 to ${SIZE_MAX}`);
  if (first != null && last != null) throw new InvalidInput('last', 'not together with first');
  const size = Math.max(first ?? last ?? SIZE_DEFAULT, 1);
  return { field: 1, multiplier: size / LIST_MULTIPLIER };
}
