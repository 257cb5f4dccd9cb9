import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import helmet from 'helmet';
import { readDeviceHash } from '../accounts/session/readDeviceHash.ts';
import { readSession } from '../accounts/session/readSession.ts';
import { type Config, isSecure } from '../config.ts';
import { readCookies } from '../kernel/cookie.ts';
import { type Log, REQUEST_ID, requestLog } from '../kernel/log.ts';
import { openApiMetrics } from '../ops/metrics/apiMetrics.ts';
import { observeOperations, observeRequests, traceRequests } from '../ops/metrics/requestMetrics.ts';
import { mountMetrics } from '../ops/metrics/serveMetrics.ts';
import { readCallbackKeys } from '../partners/callbacks/callbackKey.ts';
import { admitCaller } from '../partners/openApi/admitCaller.ts';
import { admitWork, callerKeys, isCrowded } from './admission/admitWork.ts';
import { PartnerLimit } from './admission/partnerLimit.ts';
import { WorkBudget } from './admission/workBudget.ts';
import { AnswerCache } from './cache/answerCache.ts';
import { cacheAnswers } from './cache/cacheAnswers.ts';
import { createCachingServer, type FrontRequest } from './cache/cachingServer.ts';
import { compressAnswers } from './cache/compressAnswers.ts';
import type { RequestContext, Services } from './graphql/context.ts';
import { requireSameViewer } from './graphql/globalId.ts';
import { createGraphqlServer, type GraphqlServer } from './graphql/server.ts';
import { mountGraphql } from './mountGraphql.ts';
import { WEB_ENVELOPE } from './rest/envelope.ts';
import { limitStoreOf } from './rest/limit.store.ts';
import { serveOpenFiles } from './rest/openFiles.ts';
import { isSafeMethod, isSameSite, languageOf } from './rest/request.ts';
import type { RestContext } from './rest/restApp.ts';
import { answerErrors } from './rest/restError.ts';
import { notifyRoutes, openRoutes, streamRoutes, webRoutes } from './rest/router.ts';
import { keepRawBody, unprovenOf } from './rest/signedCalls.ts';

const BODY_LIMIT_BYTES = 256 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a request of this route that changes nothing although its method could. */
    isRead?: (request: FastifyRequest) => boolean;
  }
  interface FastifyRequest {
    /** The user of a request that may change something. */
    writerId: string | null;
  }
}

function isReading(request: FastifyRequest): boolean {
  return isSafeMethod(request.method) || request.routeOptions.config.isRead?.(request) === true;
}

/** Whoever has changed something reads it at once: their session is forgotten before the answer, without waiting for the database's word. */
function forgetWriters(app: FastifyInstance, { sessions }: Services): void {
  app.decorateRequest('writerId', null);
  app.addHook('onSend', async ({ writerId }, _reply, payload) => {
    if (writerId !== null) sessions.forget(writerId);
    return payload;
  });
}

/**
 * Creates the context of a request: viewer, origin, and how to set cookies. Without a reply (when rendering a page) it cannot set cookies.
 * Throws if the page belongs to another user.
 */
export async function requestContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply | null,
): Promise<RequestContext> {
  const { config } = services.platform;
  const cookies = readCookies(request.headers.cookie);
  const isRead = isReading(request);
  const session = await readSession(services.platform, cookies, isRead ? services.sessions : null);
  if (!isRead) request.writerId = session?.user.id ?? null;
  requireSameViewer(request.headers, session?.user.id);
  return {
    viewer: session && { userId: session.user.id, sessionId: session.id },
    opening: session,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    language: languageOf(request),
    deviceHash: readDeviceHash(config, cookies),
    bodyBytes: request.rawBody?.length ?? 0,
    setCookie({ name, value, maxAgeSeconds }) {
      const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config) } as const;
      if (value === null) reply?.clearCookie(name, options);
      else
        reply?.setCookie(
          name,
          value,
          maxAgeSeconds === null ? options : { ...options, maxAge: maxAgeSeconds },
        );
    },
  };
}

/** Context of a request to `/graphql` with a session, or signed by a partner (P-04). Cookies of a signed request are ignored. */
async function graphqlContext(
  services: Services,
  limit: PartnerLimit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RequestContext> {
  if (request.headers['x-open-app'] === undefined) return requestContext(services, request, reply);
  const { userId, partnerId } = await admitCaller(services.platform, unprovenOf(request));
  const state = await limit.spend(partnerId, 1);
  const userAgent = request.headers['user-agent'] ?? '';
  return {
    viewer: { userId, sessionId: null },
    opening: null,
    address: request.ip,
    userAgent,
    language: languageOf(request, 'en'),
    deviceHash: null,
    bodyBytes: request.rawBody?.length ?? 0,
    partnerLimit: { state, spend: (requests) => limit.spend(partnerId, requests) },
    setCookie() {},
  };
}

/** The HTTP server of the API without the pages, which `registerSite` adds. */
export interface HttpServer {
  app: FastifyInstance;
  graphql: GraphqlServer;
  kept: AnswerCache;
  /**
   * Charges the caller for work in processor milliseconds. A purse is a budget of its own, as large as the common one.
   * @throws BudgetSpent
   */
  charge(request: FastifyRequest, costMs: number, purse?: string): Promise<void>;
  /** True while so many pages wait that those which search engines do not index are left to the browsers. */
  isCrowded(): boolean;
  /** Reports "not ready" from now on, so that a load balancer stops sending requests. */
  startDraining(): void;
}

function openFastify(
  { config, log }: Services['platform'],
  serverFactory: (handler: RequestListener) => Server,
): FastifyInstance {
  return fastify({
    serverFactory,
    loggerInstance: log,
    logController: new LogController({
      disableRequestLogging: config.LOG_LEVEL !== 'debug',
      requestIdLogLabel: REQUEST_ID,
    }),
    childLoggerFactory: (logger, bindings) => requestLog(logger as Log, String(bindings[REQUEST_ID])),
    // Trusts exactly the configured number of proxies. A header from further away may be forged (T-33).
    trustProxy: (_address, hop) => hop < config.TRUSTED_PROXIES,
    bodyLimit: BODY_LIMIT_BYTES,
    // Idle connections are closed at shutdown. Requests in progress are completed; the feed ends streams.
    forceCloseConnections: 'idle',
    genReqId: (request) => (request as FrontRequest).requestId ?? randomUUID(),
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: answerErrors(WEB_ENVELOPE),
  }) as unknown as FastifyInstance;
}

/** Adds the security headers of every response. */
function guard(app: FastifyInstance, config: Config): void {
  // Not by Fastify's plugin, which reads the options anew for each request.
  const addHeaders = helmet({
    // Pages have a policy of their own with a nonce. Other responses may load nothing.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: isSecure(config),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', (request, reply, done) => addHeaders(request.raw, reply.raw, () => done()));
}

/** Builds the server without listening. */
export async function createHttpServer(services: Services): Promise<HttpServer> {
  const { config, counter } = services.platform;
  const versionOf = () => services.market.version;
  const kept = new AnswerCache(versionOf);
  const app = openFastify(services.platform, (handler) => createCachingServer(kept, versionOf, handler));
  traceRequests(app);
  cacheAnswers(app, kept);
  // The open platform compresses its responses itself, after signing them.
  compressAnswers(app, (url) => !url.startsWith('/open/'));
  guard(app, config);
  keepRawBody(app);
  forgetWriters(app, services);
  await app.register(cookie);
  await app.register(rateLimit, {
    global: true,
    max: (request) => addressLimit(config, request),
    timeWindow: 60_000,
    allowList: (request) => isFree(request.url),
    ...limitStoreOf(counter, 'address'),
  });
  const overloadMs = config.OVERLOAD_MS;
  // An interval without any turn of the event loop counts as an unlimited delay, so it must be longer than the permitted delay.
  await app.register(underPressure, {
    maxEventLoopDelay: overloadMs,
    sampleInterval: 2 * overloadMs,
    retryAfter: 2,
  });
  const budget = new WorkBudget(config.WORK_MS_PER_MINUTE, counter);
  const partnerLimit = new PartnerLimit(config.OPEN_REQUESTS_PER_MINUTE, counter);
  const lines = admitWork(app, budget);
  app.addHook('onRequest', async (request, reply) => {
    if (isSameSite(request)) return;
    reply.code(403);
    throw Object.assign(new Error('cross-site request'), { statusCode: 403 });
  });
  const metrics = openApiMetrics({ ...services, kept, lines });
  observeRequests(app.server, metrics);
  mountMetrics(app, metrics, config);
  const graphql = createGraphqlServer(services, observeOperations(metrics));
  mountGraphql(app, {
    graphql,
    kept,
    requestOf: (request, reply) => graphqlContext(services, partnerLimit, request, reply),
    charge: (request, userId, costMs) =>
      budget.charge([...callerKeys(request), ...(userId ? [`user:${userId}`] : [])], costMs),
  });
  const rest: RestContext = {
    services,
    requestOf: (request, reply) => requestContext(services, request, reply),
    permit: (request, source) => kept.permit(request.raw, source),
  };
  await app.register((web) => webRoutes(web, rest), { prefix: '/web' });
  await app.register((streams) => streamRoutes(streams, rest));
  const callbackKeys = readCallbackKeys(config);
  const keys = callbackKeys.platform;
  if (keys.length > 0) {
    const open = { ...rest, keys, callbackKeys, partnerLimit };
    await app.register((openApp) => openRoutes(openApp, open), { prefix: '/open/v1' });
    serveOpenFiles(app);
  }
  await app.register((notify) => notifyRoutes(notify, { services }));
  mountSans(app, config.SANS_URL);
  const startDraining = mountProbes(app, services);
  const charge = (request: FastifyRequest, costMs: number, purse = '') =>
    budget.charge(
      callerKeys(request).map((key) => purse + key),
      costMs,
    );
  return { app, graphql, kept, charge, isCrowded: () => isCrowded(lines), startDraining };
}

/**
 * `/sans` redirects to the one site of the settings, whatever else the request contains (R-04, T-27). Without the setting it does not
 * exist.
 */
function mountSans(app: FastifyInstance, url: string | undefined): void {
  if (url === undefined) return;
  for (const path of ['/sans', '/sans/']) app.get(path, (_request, reply) => reply.redirect(url, 302));
}

/** Requests from one address in a minute. A partner's server is one address, whose limit is no lower than the partner's own. */
function addressLimit(config: Config, { url, headers }: FastifyRequest): number {
  const { REQUESTS_PER_MINUTE, OPEN_REQUESTS_PER_MINUTE } = config;
  const isOpen = url.startsWith('/open/') || headers['x-open-app'] !== undefined;
  return isOpen ? Math.max(REQUESTS_PER_MINUTE, OPEN_REQUESTS_PER_MINUTE) : REQUESTS_PER_MINUTE;
}

/** Probes, and what a page loads dozens of at once, each a file. */
function isFree(url: string): boolean {
  return url === '/healthz' || url === '/readyz' || /^\/(?:assets|picture)\//.test(url);
}

function mountProbes(app: FastifyInstance, { platform }: Services): () => void {
  let isDraining = false;
  app.get('/healthz', async () => ({ isAlive: true }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = !isDraining && (await canReadDatabase(platform));
    return reply.code(isReady ? 200 : 503).send({ isReady });
  });
  // Asks clients to close their connections, so that no request is cut off at shutdown.
  app.server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (isDraining) response.setHeader('connection', 'close');
  });
  return () => {
    isDraining = true;
  };
}

async function canReadDatabase({ db }: Services['platform']): Promise<boolean> {
  try {
    await db.$queryRaw`select 1`;
    return true;
  } catch {
    return false;
  }
}
