import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import pg from 'pg';
import { SandboxInputError } from './sandboxInput.ts';

/** Steam's hosts. A sign-in of a browser goes through `login` and is carried to each of the sites. */
const steamHosts: ReadonlySet<string> = new Set([
  'steamcommunity.com',
  'api.steampowered.com',
  'login.steampowered.com',
  'store.steampowered.com',
  'help.steampowered.com',
  'checkout.steampowered.com',
]);
const steamOrigins: ReadonlySet<string> = new Set([...steamHosts].map((host) => `https://${host}`));
const ownHost = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/** The fields of a form or JSON body, and of the query. The body takes precedence. Other values become text. */
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

const field = /name="(?<name>[^"\r\n]+)"[\s\S]*?\r\n\r\n(?<value>[\s\S]*?)\r\n$/;

/** Plain fields of a multipart form, as `steam-session` sends them. Files are ignored. */
function parseMultipart(contentType: string, text: string): Record<string, string> {
  const boundary = /boundary="?([^";]+)/.exec(contentType)?.[1];
  if (boundary === undefined) return {};
  return Object.fromEntries(
    text.split(`--${boundary}`).flatMap((part) => {
      const { name, value = '' } = field.exec(part)?.groups ?? {};
      return name === undefined ? [] : [[name, value]];
    }),
  );
}

/** A client behind a proxy sends the complete address. Steam's hosts share no path but `/login/settoken`, which is the same on each, so the path alone is sufficient. */
function pathOf(url: string | undefined): string {
  if (url === undefined || url.startsWith('/')) return url ?? '/';
  // Text that is no valid address matches no route.
  if (!URL.canParse(url)) return '/';
  const address = new URL(url);
  return address.pathname + address.search;
}

/**
 * Rejects requests from foreign pages in a browser, since the sandbox listens on the loopback address: neither a cross-site form nor a
 * foreign name that resolves to 127.0.0.1 may act here.
 */
function isForeign(request: FastifyRequest): boolean {
  const host = request.headers.host ?? '';
  if (!ownHost.test(host) && !steamHosts.has(host)) return true;
  // A browser sends the host name of the address. Only a client configured for the sandbox uses Steam's names.
  if (request.method === 'GET' || request.method === 'HEAD' || steamHosts.has(host)) return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const origin = request.headers.origin;
  return origin !== undefined && origin !== `http://${host}` && !steamOrigins.has(origin);
}

/** HTTP status of an error: 400 for input that does not fit, text that cannot be stored and invalid JSON, 500 for everything else. */
export function statusOfError(error: unknown): number {
  if (error instanceof SandboxInputError || error instanceof SyntaxError || error instanceof URIError)
    return 400;
  // Classes 22 and 23: a value that its column cannot hold.
  if (error instanceof pg.DatabaseError) return /^2[23]/.test(error.code ?? '') ? 400 : 500;
  const isTold = error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
  return isTold ? Number(error.statusCode) : 500;
}

/** Creates an HTTP server that understands proxy requests and forms, rejects foreign pages, and reports invalid input as HTTP 400. */
export function createSandboxServer(): FastifyInstance {
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
  server.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (request, body, done) =>
    done(null, parseMultipart(request.headers['content-type'] ?? '', String(body))),
  );
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, {}));
  server.addHook('onRequest', async (request, reply) => {
    if (isForeign(request)) await reply.code(403).send({ error: 'cross-origin request refused' });
  });
  server.setErrorHandler((error, _request, reply) => {
    const status = statusOfError(error);
    const told = status < 500 && error instanceof Error ? error.message : 'the sandbox failed';
    const field = error instanceof SandboxInputError ? { field: error.field } : {};
    return reply.code(status).send({ error: told, ...field });
  });
  return server;
}
