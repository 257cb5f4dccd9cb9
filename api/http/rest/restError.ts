import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseOutage, OUTAGE_RETRY_SECONDS } from '../../kernel/databaseOutage.ts';
import { DomainError, type Language } from '../../kernel/domainError.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { toSafeNumber } from '../../kernel/money.ts';
import { noteFailure } from '../../kernel/noteFailure.ts';
import { Denied, OpenPlatformClosed } from '../../partners/openApi/open.errors.ts';
import { limitHeaders, PartnerLimitReached } from '../admission/partnerLimit.ts';
import type { Envelope } from './envelope.ts';
import { inputProblem } from './inputWords.ts';
import { languageOf } from './request.ts';

/** Every kind of error that is no domain error: its code, which is the HTTP status as well, and its words. */
export const CATEGORIES = {
  badInput: { code: 400, zh: '请求参数有误', en: 'The request is malformed' },
  signInRequired: { code: 401, zh: '请先登录', en: 'Please log in.' },
  unauthorized: {
    code: 401,
    zh: '请求未通过签名校验：请检查应用、密钥、时间戳、随机串与签名',
    en: 'The request is not signed as it must be: check application, key, timestamp, nonce and signature.',
  },
  openPlatformOff: {
    code: 403,
    zh: '开放平台开关已关闭',
    en: 'The open platform is switched off in the settings.',
  },
  addressNotAllowed: {
    code: 403,
    zh: '请求来源不在 IP 白名单内',
    en: 'Requests from this address are not on the allow list.',
  },
  forbidden: { code: 403, zh: '请求来源不被允许', en: 'Requests from there are not allowed' },
  notFound: { code: 404, zh: '没有找到', en: 'Not found.' },
  viewerChanged: {
    code: 409,
    zh: '登录账户已变更，请刷新页面',
    en: 'Somebody else is signed in now; load the page again',
  },
  tooLarge: { code: 413, zh: '请求内容过大', en: 'The request is too large.' },
  mediaTypeWrong: {
    code: 415,
    zh: '请求体须为 JSON，并带上 Content-Type: application/json',
    en: 'Send the body as JSON, with the header Content-Type: application/json',
  },
  tooMany: {
    code: 429,
    zh: '请求过于频繁，请按 Retry-After 稍后再试',
    en: 'Too many requests; wait as Retry-After says.',
  },
  failed: { code: 500, zh: '服务器出错了，请稍后再试', en: 'The server failed; try again later.' },
  unavailable: {
    code: 503,
    zh: '服务暂时不可用，请稍后再试',
    en: 'The service is unavailable; try again in a moment.',
  },
  openPlatformClosed: {
    code: 503,
    zh: '开放平台暂时关闭，请按 Retry-After 稍后重发',
    en: 'The open platform is closed for now; send the same again as Retry-After says',
  },
} as const;
export type Category = keyof typeof CATEGORIES;

/** Retry-After in seconds while operators have closed the open platform. */
const CLOSED_RETRY_SECONDS = 60;

/** An error as it is sent. */
export interface Failure {
  status: number;
  /** The number of a domain error, or that of the category. */
  code: number;
  /** Stable name of the category or of the domain error. */
  error: string;
  msg: string;
  /** The values of a domain error, as JSON has them; null if it has none. */
  data: Readonly<Record<string, unknown>> | null;
  field?: string;
}

/** The call needs a signed-in user. */
export class SignInRequired extends Error {}

/** The requested object does not exist or does not belong to the caller; the response does not reveal which. */
export class NotFound extends Error {
  readonly statusCode = 404;
  readonly words: Record<Language, string> | null;
  /** @param words what is missing; null for the default text. */
  constructor(words: Record<Language, string> | null = null) {
    super('no such row');
    this.words = words;
  }
}

/** Converts a JSON pointer to the notation of our clients: `/items/0/priceCents` to items[0].priceCents. */
function fieldOf(pointer: string): string {
  return pointer
    .replace(/^\//, '')
    .replace(/\/(\d+)/g, '[$1]')
    .replace(/\//g, '.');
}

/** The values of a domain error: amounts as numbers of fen, times in ISO 8601. */
export function dataOf({ values }: DomainError): Failure['data'] {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'bigint' ? toSafeNumber(value) : value instanceof Date ? value.toISOString() : value,
  ]);
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

/** Fastify's codes of a body that is empty or no JSON. */
const NO_JSON: readonly unknown[] = ['FST_ERR_CTP_EMPTY_JSON_BODY', 'FST_ERR_CTP_INVALID_JSON_BODY'];

/** The malformed input, if it can be identified. */
function invalidInputOf(error: unknown): { field: string; rule: string } | null {
  if (error instanceof InvalidInput) return error;
  if (NO_JSON.includes((error as { code?: unknown }).code))
    return { field: '', rule: 'the body is no valid JSON' };
  if (!hasZodFastifySchemaValidationErrors(error)) return null;
  const [issue] = error.validation;
  const unknown = issue?.keyword === 'unrecognized_keys' ? (issue.params.keys as string[])[0] : undefined;
  const pointer = [issue?.instancePath === '/' ? '' : issue?.instancePath, unknown].filter(Boolean).join('/');
  return { field: fieldOf(pointer), rule: issue?.message ?? '' };
}

/** The category of an error that is neither a domain error nor malformed input. */
function categoryOf(error: unknown, { categories }: Envelope): Category {
  if (error instanceof SignInRequired) return 'signInRequired';
  if (error instanceof Denied) return error.error;
  if (error instanceof OpenPlatformClosed) return 'openPlatformClosed';
  const status = (error as { statusCode?: unknown }).statusCode;
  if (status === 503 || isDatabaseOutage(error)) return 'unavailable';
  if (typeof status === 'number' && status >= 400 && status < 500) return categories[status] ?? 'badInput';
  return 'failed';
}

/** What an error adds to the words of its category, or says instead of them. */
function toldOf(error: unknown, words: string, language: Language): string {
  if (error instanceof NotFound && error.words) return error.words[language];
  if (!(error instanceof OpenPlatformClosed)) return words;
  const told = language === 'zh' ? error.closure?.wordsZh : error.closure?.wordsEn;
  return told ? `${words}: ${told}` : words;
}

function failureOf(error: unknown, language: Language, envelope: Envelope): Failure {
  if (error instanceof DomainError) {
    const { number: code, code: name } = error;
    const status = envelope.domainErrorStatus;
    return { status, code, error: name, msg: error.messageIn(language), data: dataOf(error) };
  }
  const invalid = invalidInputOf(error);
  const category = invalid ? 'badInput' : categoryOf(error, envelope);
  const { code, status = code, ...words } = { ...CATEGORIES[category], ...envelope.own[category] };
  const failure = {
    status,
    code,
    error: category,
    msg: toldOf(error, words[language], language),
    data: null,
  };
  if (!invalid) return failure;
  const msg = [failure.msg, inputProblem(invalid, language)].filter(Boolean).join(': ');
  return { ...failure, field: invalid.field, msg };
}

/** Sends an error of a REST call, or of Fastify before a route was found, in an interface's envelope (E-06, E-07). */
export function answerErrors(envelope: Envelope) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const failure = failureOf(error, languageOf(request), envelope);
    if (failure.error === 'failed') noteFailure(request, 'error', error, 'a REST call failed');
    if (error instanceof PartnerLimitReached)
      reply.headers(limitHeaders(error.state)).header('retry-after', error.retryAfterSeconds);
    if (failure.error === 'openPlatformClosed') reply.header('retry-after', CLOSED_RETRY_SECONDS);
    if (failure.error === 'unavailable') {
      noteFailure(request, 'warn', error, 'a REST call met an outage');
      if (!reply.hasHeader('retry-after')) reply.header('retry-after', OUTAGE_RETRY_SECONDS);
    }
    return reply
      .code(failure.status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .serializer((payload: unknown) => JSON.stringify(payload))
      .send(envelope.write(failure, request.id));
  };
}
