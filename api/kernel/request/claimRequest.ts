import { createHash } from 'node:crypto';
import type { Tx } from '../db.ts';
import { InvalidInput } from '../invalidInput.ts';
import { RequestIdReused } from './request.errors.ts';

const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** True for what may name a wish. */
export function isRequestId(text: string): boolean {
  return REQUEST_ID.test(text);
}

/** A client's own name for one wish, with what was wished: the same again is a repeat, another under that name a mistake. */
export interface ClientRequest {
  userId: string;
  operation: string;
  clientRequestId: string;
  input: Record<string, string>;
  /** The id of the row that the wish will make. */
  resultId: string;
}

/**
 * Notes a client request in the transaction that fulfils it (I16, T-34). Two at once wait for each other here.
 * @returns the id that the first one made, where this is a repeat; null where it is the first.
 * @throws InvalidInput for a malformed id, RequestIdReused where the id was used for another input.
 */
export async function claimRequest(tx: Tx, request: ClientRequest): Promise<string | null> {
  const { userId, operation, clientRequestId: key, resultId } = request;
  if (!isRequestId(key)) throw new InvalidInput('clientRequestId', '8 to 64 letters, digits, - or _');
  const inputHash = createHash('sha256').update(JSON.stringify(request.input)).digest('hex');
  const inserted = await tx.$executeRaw`
    insert into idempotency_key (user_id, operation, key, input_hash, result_id)
    values (${userId}::uuid, ${operation}, ${key}, ${inputHash}, ${resultId}::uuid) on conflict do nothing`;
  if (inserted === 1) return null;
  const first = await tx.idempotencyKey.findUniqueOrThrow({
    where: { userId_operation_key: { userId, operation, key } },
  });
  if (first.inputHash !== inputHash) throw new RequestIdReused();
  return first.resultId;
}
