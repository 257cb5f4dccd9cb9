import { createHash } from 'node:crypto';
import { assert } from '../assert.ts';
import type { Db, Tx } from '../db.ts';
import { InvalidInput } from '../invalidInput.ts';
import { RequestIdReused } from './request.errors.ts';
import { findIdempotencyKey, insertIdempotencyKey } from './request.store.ts';

const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** True for a valid client request id. */
export function isRequestId(text: string): boolean {
  return REQUEST_ID.test(text);
}

/** A client's id for one request, with its input. The same id with the same input is a repeat; with other input it is an error. */
export interface ClientRequest {
  userId: string;
  operation: string;
  clientRequestId: string;
  input: Record<string, string>;
  /** What an earlier version of the api recorded as the input of the same request. */
  formerInput?: Record<string, string>;
  /** Id of the row that the request will create. */
  resultId: string;
}

function hashOf(input: Record<string, string>): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('hex');
}

/**
 * The id created by the first request under a client's id.
 * @throws RequestIdReused unless the first request had one of the accepted inputs.
 */
function resultOf(
  first: { inputHash: string; resultId: string },
  ...accepted: readonly ClientRequest['input'][]
): string {
  if (!accepted.some((input) => hashOf(input) === first.inputHash)) throw new RequestIdReused();
  return first.resultId;
}

/**
 * Records a client request in the transaction that carries it out (I16, T-34). Concurrent repeats wait for each other here.
 * @returns the id created by the first request if this is a repeat, else null.
 * @throws InvalidInput for a malformed id, RequestIdReused if the id was used with other input.
 */
export async function claimRequest(tx: Tx, request: ClientRequest): Promise<string | null> {
  const { userId, operation, clientRequestId: key, resultId } = request;
  if (!isRequestId(key)) throw new InvalidInput('clientRequestId', '8 to 64 letters, digits, - or _');
  const { input, formerInput = input } = request;
  if (await insertIdempotencyKey(tx, { userId, operation, key, inputHash: hashOf(input), resultId }))
    return null;
  const first = await findIdempotencyKey(tx, { userId, operation, key });
  assert(first, 'a request id that is used has a row');
  return resultOf(first, input, formerInput);
}

/**
 * Checks whether a client request has been carried out, before requiring anything that a repeat cannot provide again, such as a single-use
 * code.
 * @returns the id created by the first request, or null.
 * @throws RequestIdReused
 */
export async function findRequest(
  db: Db,
  { userId, operation, clientRequestId, input }: Omit<ClientRequest, 'resultId' | 'formerInput'>,
): Promise<string | null> {
  const first = await findIdempotencyKey(db, { userId, operation, key: clientRequestId });
  return first && resultOf(first, input);
}
