import { InvalidInput } from '../../kernel/invalidInput.ts';

/** Default number of rows of a page. */
const SIZE_DEFAULT = 20;
const SIZE_MAX = 100;
/** The complexity plugin multiplies the cost of every list by ten; `edges` of a connection is such a list. */
const LIST_MULTIPLIER = 10;

/**
 * Computes the cost of a connection from the requested page size (T-7). An invalid size stops the document before it is executed.
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
