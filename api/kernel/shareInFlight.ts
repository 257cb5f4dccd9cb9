import { createHash } from 'node:crypto';

const underWay = new Map<string, Promise<unknown>>();

/**
 * Does work once for all copies of one request that arrive while it is done: a double click, a repeat by an impatient client. Each gets
 * the one answer, or the one refusal. Nothing is kept once it has come.
 * @param request everything that was asked, whoever asked included: another code or amount is another request.
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
