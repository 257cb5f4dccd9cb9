import type { FastifyRequest } from 'fastify';
import { readCookies } from '../../kernel/cookie.ts';
import type { Language } from '../../kernel/domainError.ts';

/** The language of an answer's message: the site's cookie, else what the client prefers, else Chinese. */
export function languageOf(request: FastifyRequest): Language {
  const chosen = readCookies(request.headers.cookie).get('language');
  if (chosen === 'zh' || chosen === 'en') return chosen;
  return request.headers['accept-language']?.toLowerCase().startsWith('en') ? 'en' : 'zh';
}
