import { createHash } from 'node:crypto';

const underWay = new Map<string, Promise<unknown>>();

/**
 * Runs work once for all identical requests that arrive while it runs, such as a double click or a client's retry. All get the same result
 * or error. Nothing is cached afterwards.
 * @param request the complete input including the user: another code or amount is another request.
 */
export async function shareInFlight<Answer>(
  request: readonly (string | null)[],
  work: () => Promise<Answer>,
): Promise<Answer> {
  const key = createHash('sha256').update(JSON.stringify(request)).digest('base64');
  const first = underWay.get(key) as Promise<Answer> | undefined;
  if (first) return first;
  const begun = work();
  underWay.set(key, begun);
  try {
    return await begun;
  } finally {
    underWay.delete(key);
  }
}
