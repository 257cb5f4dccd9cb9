import type { FastifyRequest } from 'fastify';
import type { Language } from '../../kernel/domainError.ts';
import { statedLanguage } from '../../kernel/statedLanguage.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** True for a method that changes nothing. */
export function isSafeMethod(method: string): boolean {
  return SAFE_METHODS.includes(method);
}

/**
 * True if a request that may change something comes from our own pages, or from a program that is not a browser (T-5). Browsers send
 * `Sec-Fetch-Site` and `Origin`; requests of other sites are rejected with or without a cookie.
 */
export function isSameSite(request: FastifyRequest): boolean {
  if (isSafeMethod(request.method)) return true;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === request.headers.host;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the interface for clients that state none. */
    fallbackLanguage?: Language;
  }
}

/**
 * The language of an answer's message: the one that the client states, else that of the interface: Chinese for people
 * (R-10), English for partners' programs.
 */
export function languageOf(
  request: FastifyRequest,
  fallback: Language = request.fallbackLanguage ?? 'zh',
): Language {
  return statedLanguage(request.headers) ?? fallback;
}
