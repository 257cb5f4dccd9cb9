import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Language } from '../../kernel/domainError.ts';
import { REQUEST_ID } from '../../kernel/log.ts';
import type { Category, Failure } from './restError.ts';

/** Schema of a successful answer. */
export function successOf<Data extends z.ZodType>(data: Data) {
  return z.object({ code: z.literal(0), msg: z.literal('ok'), data });
}

/** A successful answer of `/web` and `/open/v1` (E-01). */
export function ok<Data>(data: Data): { code: 0; msg: 'ok'; data: Data } {
  return { code: 0, msg: 'ok', data };
}

/** A successful answer that is the same for everybody: shared caches may keep it for the second that it may be old. */
export function okPublic<Data>(reply: FastifyReply, data: Data) {
  reply.header('cache-control', 'public, max-age=0, s-maxage=1');
  return ok(data);
}

/** Schema of an error of `/open/v1`. */
export const failureShape = z
  .object({
    code: z.int().describe('The number of the domain error, or the HTTP status.'),
    error: z.string().describe('The stable category; decide by this.'),
    msg: z.string().describe('For people: English, or Chinese if Accept-Language prefers zh.'),
    data: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('What belongs to the error, such as `priceCents` of priceChanged; null if nothing does.'),
    field: z.string().optional().describe('Name of the invalid input, if the error refers to one.'),
    requestId: z.string().describe('Id of the request. Quote it when you contact support.'),
  })
  .meta({ id: 'Failure' });

/** How an interface sends errors: their form, and where it differs from the table of categories. */
export interface Envelope {
  write(failure: Failure, requestId: string): unknown;
  domainErrorStatus: number;
  /** For clients that state no language. */
  language: Language;
  /** The categories of thrown HTTP statuses; every other status below 500 is bad input. */
  categories: Readonly<Record<number, Category>>;
  /** Its own words, code and HTTP status of a category; the status is the code if it has none. */
  own: Partial<Record<Category, { code?: number; status?: number; zh?: string; en?: string }>>;
}

/** Errors of `/web`. Older clients read `code`, so what a person can mend is HTTP 200. */
export const WEB_ENVELOPE: Envelope = {
  write: ({ code, msg }, requestId) => ({ code, msg, data: null, [REQUEST_ID]: requestId }),
  domainErrorStatus: 200,
  language: 'zh',
  categories: { 403: 'forbidden', 404: 'notFound', 409: 'viewerChanged', 413: 'tooLarge', 429: 'tooMany' },
  own: {
    badInput: { zh: '填写的信息有误，请检查', en: 'The information filled in is wrong, please check' },
    signInRequired: { status: 200 },
    notFound: { en: 'Not found' },
    tooLarge: { code: 400, en: 'The request is too large' },
    tooMany: { zh: '请求过于频繁，请稍后再试', en: 'Too many requests; try again later' },
    failed: { en: 'The server failed; try again later' },
    unavailable: { en: 'The service is unavailable; try again in a moment' },
  },
};

/** Errors of `/open/v1`, for programs: an HTTP status, a stable `error`, and the invalid `field`. */
export const OPEN_ENVELOPE: Envelope = {
  write: ({ code, error, msg, data, field }, requestId): z.infer<typeof failureShape> => {
    return { code, error, msg, data, ...(field ? { field } : {}), requestId };
  },
  domainErrorStatus: 422,
  language: 'en',
  categories: { 404: 'notFound', 413: 'tooLarge', 415: 'mediaTypeWrong', 429: 'tooMany' },
  own: {},
};
