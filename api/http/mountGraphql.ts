import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OUTAGE_RETRY_SECONDS } from '../kernel/databaseOutage.ts';
import { limitHeaders } from './admission/partnerLimit.ts';
import type { AnswerCache } from './cache/answerCache.ts';
import { type DocumentRequest, hasSession, readDocument, readDocumentQuery } from './cache/answerKey.ts';
import { answerHttpError } from './graphql/answerHttpError.ts';
import type { RequestContext } from './graphql/context.ts';
import { isUsualSize } from './graphql/documentSize.ts';
import { hasOutage } from './graphql/resultErrors.ts';
import type { GraphqlServer } from './graphql/server.ts';

/** Enough for a hundred Mafiles in one mutation (decision 0017, T-30). */
const BODY_LIMIT_BYTES = 1024 * 1024;

/** A request with a JSON content type but no object in its body: it contains no document. */
class BadBody extends Error {
  readonly statusCode = 400;
  constructor() {
    super('The body must be a JSON object with a query or a doc_id.');
  }
}

/** A parameter of a GET that should be JSON but is not. Without this check it would be reported as a server error. */
class BadParameter extends Error {
  readonly statusCode = 400;
  constructor(name: string) {
    super(`${name}: must be JSON.`);
  }
}

/** Browsers get GraphiQL, which opens with the document in the address. */
function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

function requireJsonParameters(url: string): void {
  const params = new URLSearchParams(url.split('?', 2)[1] ?? '');
  for (const name of ['variables', 'extensions']) {
    try {
      JSON.parse(params.get(name) || '{}');
    } catch {
      throw new BadParameter(name);
    }
  }
}

function isObject(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

/** Dependencies of the GraphQL endpoint. */
export interface GraphqlMount {
  graphql: GraphqlServer;
  kept: AnswerCache;
  requestOf(request: FastifyRequest, reply: FastifyReply): Promise<RequestContext>;
  /** Charges the caller for the cost of a document beyond parsing, also by user: a partner signs each request anew. */
  charge(request: FastifyRequest, userId: string | undefined, costMs: number): Promise<void>;
}

/** Registers `/graphql`. The site's own queries are executed directly, everything else through Yoga. */
export function mountGraphql(app: FastifyInstance, { graphql, kept, requestOf, charge }: GraphqlMount): void {
  app.route({
    url: '/graphql',
    method: ['GET', 'POST', 'OPTIONS'],
    bodyLimit: BODY_LIMIT_BYTES,
    config: {
      workOf: (request) => (wantsPage(request) ? null : graphql.workOf(request)),
      isRead: (request) => graphql.queries.has(readQuery(request)?.id ?? ''),
    },
    errorHandler: (error, request, reply) => answerHttpError(error, request, reply),
    handler: async (request, reply) => {
      if (request.method === 'POST' && !isObject(request.body)) throw new BadBody();
      if (request.method === 'GET' && !wantsPage(request)) requireJsonParameters(request.url);
      const context = await requestOf(request, reply);
      context.chargeWork = (costMs) => charge(request, context.viewer?.userId, costMs);
      const { partnerLimit } = context;
      if (partnerLimit) reply.headers(limitHeaders(partnerLimit.state));
      const query = isUsualSize(context) ? readQuery(request) : null;
      const answer = query ? await graphql.queries.answer(context, query) : null;
      if (answer && (answer.result.data ?? null) !== null) {
        const source = { isFromMemory: answer.isFromMemory, hasViewer: context.viewer !== null };
        const isPublic = !answer.result.errors && kept.permit(request.raw, source);
        if (hasOutage(answer.result)) reply.code(503).header('retry-after', OUTAGE_RETRY_SECONDS);
        return reply
          .header('cache-control', isPublic ? PUBLIC : 'no-store')
          .type('application/json; charset=utf-8')
          .send(JSON.stringify(answer.result));
      }
      const response = await graphql.yoga.handleNodeRequestAndResponse(request, reply, context);
      for (const [name, value] of response.headers) reply.header(name, value);
      // GraphiQL is one page with inline script and style.
      if (response.headers.get('content-type')?.startsWith('text/html'))
        reply.header('content-security-policy', GRAPHIQL_POLICY);
      else reply.header('cache-control', 'no-store');
      if (partnerLimit) reply.headers(limitHeaders(partnerLimit.state));
      reply.code(response.status);
      return reply.send(response.body ?? '');
    },
  });
}

/** For responses that are the same for everyone: shared caches may keep them for the second for which they may be stale. */
const PUBLIC = 'public, max-age=0, s-maxage=1';

/**
 * Reads the persisted query of a plain JSON request. With a session it requires the header that a cross-site page cannot send, as Yoga does
 * for all other requests.
 */
function readQuery({ method, url, headers, body }: FastifyRequest): DocumentRequest | null {
  if (/graphql-response|event-stream|multipart/.test(headers.accept ?? '')) return null;
  const isMarked = headers['x-requested-with'] !== undefined;
  if (method === 'GET') return isMarked || !hasSession(headers) ? readDocumentQuery(url) : null;
  return isMarked ? readDocument(body) : null;
}

const GRAPHIQL_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; worker-src blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data: https:; font-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
