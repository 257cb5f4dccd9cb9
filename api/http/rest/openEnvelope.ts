import type { FastifyReply } from 'fastify';
import { z } from 'zod';

/** What every refused or failed call of `/open/v1` answers, beside its HTTP status. */
export interface OpenFailure {
  /** The number of the domain error (docs/errors.md), or the HTTP status. */
  code: number;
  /** The stable category: programs decide by this. */
  error: string;
  /** For people, in the language that was asked for. */
  msg: string;
  data: null;
  /** The input that is blamed. */
  field?: string;
  /** For our support. */
  requestId: string;
}

/** The shape of a success: the same envelope as below `/web`. */
export function successOf<Data extends z.ZodType>(data: Data) {
  return z.object({ code: z.literal(0), msg: z.literal('ok'), data });
}

/** A success. */
export function done<Data>(data: Data): { code: 0; msg: 'ok'; data: Data } {
  return { code: 0, msg: 'ok', data };
}

/** The shape of what is no success. */
export const failureShape = z
  .object({
    code: z.int().describe('The number of the domain error, or the HTTP status.'),
    error: z.string().describe('The stable category; decide by this.'),
    msg: z.string().describe('For people. Accept-Language en or zh chooses.'),
    data: z.null(),
    field: z.string().optional().describe('The input that is blamed.'),
    requestId: z.string().describe('Name it when you ask us.'),
  })
  .meta({ id: 'Failure' });

/** Answers a failure. */
export function fail(reply: FastifyReply, status: number, failure: OpenFailure): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(failure);
}
