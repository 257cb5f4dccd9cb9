import { createHash } from 'node:crypto';
import type { Db } from '../db.ts';
import type { ClientRequest } from './claimRequest.ts';
import { RequestIdReused } from './request.errors.ts';
import { findIdempotencyKey } from './request.store.ts';

/**
 * Looks whether a client request has been fulfilled, before anything is asked of its sender that a repeat could not give again, such as
 * a code that is good once.
 * @returns the id that the first one made; null where there was none. @throws RequestIdReused.
 */
export async function findRequest(
  db: Db,
  { userId, operation, clientRequestId, input }: Omit<ClientRequest, 'resultId'>,
): Promise<string | null> {
  const first = await findIdempotencyKey(db, { userId, operation, key: clientRequestId });
  if (!first) return null;
  const inputHash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  if (first.inputHash !== inputHash) throw new RequestIdReused();
  return first.resultId;
}
