import { createHash } from 'node:crypto';
import type { Db } from '../db.ts';
import type { ClientRequest } from './claimRequest.ts';
import { RequestIdReused } from './request.errors.ts';
import { findIdempotencyKey } from './request.store.ts';

/**
 * Checks whether a client request has been carried out, before requiring anything that a repeat cannot provide again, such as a single-use
 * code.
 * @returns the id created by the first request, or null.
 * @throws RequestIdReused
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
