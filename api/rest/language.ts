import type { FastifyRequest } from 'fastify';

/** The language of an answer's message: the site's cookie, else what the client prefers, else Chinese. */
export function languageOf(request: FastifyRequest): 'zh' | 'en' {
  // An address that cannot be read is refused before cookies are.
  const chosen = request.cookies?.language;
  if (chosen === 'zh' || chosen === 'en') return chosen;
  return request.headers['accept-language']?.toLowerCase().startsWith('en') ? 'en' : 'zh';
}
