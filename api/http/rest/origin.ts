import type { FastifyRequest } from 'fastify';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Tells whether a request that may change something comes from our own pages, or from a program that is no browser (T-5). A browser
 * says where a page's request comes from by `Sec-Fetch-Site` and `Origin`; another site's is refused, cookie or not.
 */
export function isSameSite(request: FastifyRequest): boolean {
  if (SAFE_METHODS.includes(request.method)) return true;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === request.headers.host;
}
