import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Closure } from '../../kernel/closure/closure.ts';
import { isDatabaseOutage, OUTAGE_RETRY_SECONDS } from '../../kernel/databaseOutage.ts';
import { DomainError, type Language } from '../../kernel/domainError.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { noteFailure } from '../../kernel/noteFailure.ts';
import { Denied, OpenPlatformClosed } from '../../partners/openApi/open.errors.ts';
import { languageOf } from './language.ts';
import { fail } from './openEnvelope.ts';

const WORDS = {
  unauthorized: {
    zh: '请求未通过签名校验：请检查应用、密钥、时间戳、随机串与签名',
    en: 'The request is not signed as it must be: check application, key, timestamp, nonce and signature.',
  },
  openPlatformOff: { zh: '开放平台开关已关闭', en: 'The open platform is switched off in the settings.' },
  openPlatformClosed: {
    zh: '开放平台暂时关闭，请按 Retry-After 稍后重发',
    en: 'The open platform is closed for now; send the same again as Retry-After says',
  },
  addressNotAllowed: {
    zh: '请求来源不在 IP 白名单内',
    en: 'Requests from this address are not on the allow list.',
  },
  badInput: { zh: '请求参数有误', en: 'The request is malformed' },
  notFound: { zh: '没有找到', en: 'Not found.' },
  tooLarge: { zh: '请求内容过大', en: 'The request is too large.' },
  tooMany: {
    zh: '请求过于频繁，请按 Retry-After 稍后再试',
    en: 'Too many requests; wait as Retry-After says.',
  },
  unavailable: { zh: '服务暂时不可用，请稍后再试', en: 'The service is unavailable; try again in a moment.' },
  failed: { zh: '服务器出错了，请稍后再试', en: 'The server failed; try again later.' },
} as const;
type Category = keyof typeof WORDS;

const CATEGORIES: Record<number, Category> = { 404: 'notFound', 413: 'tooLarge', 429: 'tooMany' };

/** Retry-After in seconds while operators have closed the open platform. */
const CLOSED_RETRY_SECONDS = 60;

/** Converts a JSON pointer to the notation of partners: `items/0/priceCents` to items[0].priceCents. */
function fieldOf(path: string): string {
  return path
    .replace(/^\//, '')
    .replace(/\/(\d+)/g, '[$1]')
    .replace(/\//g, '.');
}

/** The malformed input, if it can be identified. */
function blameOf(error: unknown): { field: string; problem: string } | null {
  if (error instanceof InvalidInput) return { field: error.field, problem: error.message };
  if (!hasZodFastifySchemaValidationErrors(error)) return null;
  const [issue] = error.validation;
  const field = fieldOf(issue?.instancePath ?? '');
  return { field, problem: `${field}: ${issue?.message ?? 'malformed'}` };
}

/** What operators say of a closing, in the caller's language; null: nothing. */
function toldOf(closure: Closure | null, language: Language): string | null {
  return (language === 'zh' ? closure?.wordsZh : closure?.wordsEn) ?? null;
}

/** Answers what a call of `/open/v1` threw: a status that programs understand, a stable category, and words for people (E-06). */
export function answerOpenError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request);
  const requestId = request.id;
  const say = (status: number, category: Category, more: { field?: string; problem?: string } = {}) =>
    fail(reply, status, {
      code: status,
      error: category,
      msg: more.problem ? `${WORDS[category][language]}: ${more.problem}` : WORDS[category][language],
      data: null,
      ...(more.field ? { field: more.field } : {}),
      requestId,
    });
  if (error instanceof Denied) return say(error.statusCode, error.error);
  if (error instanceof OpenPlatformClosed) {
    const told = toldOf(error.closure, language);
    reply.header('retry-after', CLOSED_RETRY_SECONDS);
    return say(error.statusCode, 'openPlatformClosed', told === null ? {} : { problem: told });
  }
  if (error instanceof DomainError) {
    return fail(reply, 422, {
      code: error.number,
      error: error.code,
      msg: error.messageIn(language),
      data: null,
      requestId,
    });
  }
  const blame = blameOf(error);
  if (blame) return say(400, 'badInput', blame);
  const status = (error as { statusCode?: unknown }).statusCode;
  if (status === 503 || isDatabaseOutage(error)) {
    noteFailure(request, 'warn', error, 'a call of the open platform met an outage');
    if (!reply.hasHeader('retry-after')) reply.header('retry-after', OUTAGE_RETRY_SECONDS);
    return say(503, 'unavailable');
  }
  if (typeof status === 'number' && status >= 400 && status < 500)
    return CATEGORIES[status] ? say(status, CATEGORIES[status]) : say(400, 'badInput');
  noteFailure(request, 'error', error, 'a call of the open platform failed');
  return say(500, 'failed');
}
