import type { FastifyRequest } from 'fastify';
import { readCookies } from '../../kernel/cookie.ts';

/** The language of a message: the site's cookie, else the client's preference, else Chinese. */
export function languageOf(request: FastifyRequest): 'zh' | 'en' {
  const chosen = readCookies(request.headers.cookie).get('language');
  if (chosen === 'zh' || chosen === 'en') return chosen;
  return request.headers['accept-language']?.toLowerCase().startsWith('en') ? 'en' : 'zh';
}
