import type { FastifyReply } from 'fastify';
import { z } from 'zod';

/** Body of every rejected or failed call of `/open/v1`, in addition to its HTTP status. */
export interface OpenFailure {
  /** The number of the domain error (docs/errors.md), or the HTTP status. */
  code: number;
  /** Stable category, for programs. */
  error: string;
  /** Message for people, in the requested language. */
  msg: string;
  data: null;
  /** The invalid input. */
  field?: string;
  /** Id to quote to our support. */
  requestId: string;
}

/** Schema of a successful response, with the same envelope as `/web`. */
export function successOf<Data extends z.ZodType>(data: Data) {
  return z.object({ code: z.literal(0), msg: z.literal('ok'), data });
}

/** Creates a successful response. */
export function done<Data>(data: Data): { code: 0; msg: 'ok'; data: Data } {
  return { code: 0, msg: 'ok', data };
}

/** Schema of an error response. */
export const failureShape = z
  .object({
    code: z.int().describe('The number of the domain error, or the HTTP status.'),
    error: z.string().describe('The stable category; decide by this.'),
    msg: z.string().describe('For people. Accept-Language en or zh chooses.'),
    data: z.null(),
    field: z.string().optional().describe('Name of the invalid input, if the error refers to one.'),
    requestId: z.string().describe('Id of the request. Quote it when you contact support.'),
  })
  .meta({ id: 'Failure' });

/** Sends an error response. */
export function fail(reply: FastifyReply, status: number, failure: OpenFailure): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(failure);
}
