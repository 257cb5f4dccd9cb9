import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Books } from './books.ts';
import { addFaults } from './faults.ts';

const steamOrigins: ReadonlySet<string> = new Set([
  'https://steamcommunity.com',
  'https://api.steampowered.com',
]);
const steamHosts: ReadonlySet<string> = new Set(['steamcommunity.com', 'api.steampowered.com']);
const ownHost = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/** The fields of a form or JSON body, and of the query; the body wins. Values of other kinds become text. */
export function fieldsOf(request: FastifyRequest): Record<string, string> {
  const given = { ...(request.query as object), ...(request.body as object | null) };
  const entries = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** Repeated names with brackets (`cid[]`) become `cid[0]`, `cid[1]`, …, so that none is lost. */
function parseForm(text: string): Record<string, string> {
  const entries = [...new URLSearchParams(text)].map(
    ([name, value], position) =>
      [name.endsWith('[]') ? `${name.slice(0, -2)}[${position}]` : name, value] as const,
  );
  return Object.fromEntries(entries);
}

/** A proxy's client sends the whole address; Steam's hosts share no path, so the path alone decides. */
function pathOf(url: string | undefined): string {
  if (url === undefined || url.startsWith('/')) return url ?? '/';
  const address = new URL(url);
  return address.pathname + address.search;
}

/**
 * A browser that visits a foreign page must not be able to act here, although the sandbox listens on the loopback
 * address: neither by a cross-site form nor by a foreign name that points at 127.0.0.1.
 */
function isForeign(request: FastifyRequest): boolean {
  const host = request.headers.host ?? '';
  if (!ownHost.test(host) && !steamHosts.has(host)) return true;
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const origin = request.headers.origin;
  return origin !== undefined && origin !== `http://${host}` && !steamOrigins.has(origin);
}

/** An HTTP server that understands proxy requests and forms, keeps strangers out, and follows the fault script. */
export function createSandboxServer(books: Books): FastifyInstance {
  const server = fastify({
    rewriteUrl: (request) => pathOf(request.url),
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true },
    forceCloseConnections: true,
  });
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parseForm(String(body))),
  );
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, {}));
  server.addHook('onRequest', async (request, reply) => {
    if (isForeign(request)) await reply.code(403).send({ error: 'cross-origin request refused' });
  });
  addFaults(server, books);
  return server;
}
