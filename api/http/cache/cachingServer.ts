import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { REQUEST_ID_HEADER } from '../../kernel/log.ts';
import { type AnswerCache, type CachedAnswer, etagOf, type Making } from './answerCache.ts';
import { addressKey, documentKey, isPersonal, readDocumentQuery, readDocumentText } from './answerKey.ts';

/** A request with the state that the response cache attaches to it. */
export interface FrontRequest extends IncomingMessage {
  /** Id of the request in the log, in a header of every response and in errors. */
  requestId?: string;
  /** Key under which the response may be cached. */
  keptKey?: string;
  /** Version of the market when the request arrived. */
  marketVersion?: number;
  /** The body, if it has been read. */
  bodyRead?: Buffer;
  /** Set if this request makes the response that others may wait for. */
  making?: Making;
}

const BODY_MAX_BYTES = 16 * 1024;
/** A longer key belongs to no usual page or list. Its response is not cached. */
const KEY_MAX_LETTERS = 2_048;
/** How long a request waits for the response of an identical one, in milliseconds. That one may be queued behind many of its own caller's requests. */
const PATIENCE_MS = 1_000;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 72_000;

/**
 * Creates the server in front of all routes. Cached responses are sent as bytes before any route, hook or GraphQL code runs; all other
 * requests pass through. Only requests of visitors are eligible.
 */
export function createCachingServer(
  answers: AnswerCache,
  versionOf: () => number,
  next: RequestListener,
): Server {
  const front = (request: FrontRequest, response: ServerResponse): void => {
    request.marketVersion = versionOf();
    request.requestId = randomUUID();
    response.setHeader(REQUEST_ID_HEADER, request.requestId);
    if (isPersonal(request.headers)) next(request, response);
    else if (request.method === 'GET') answerGet(request, response);
    else if (isDocumentPost(request)) readBody(request, response);
    else next(request, response);
  };
  const answerGet = (request: FrontRequest, response: ServerResponse): void => {
    const url = request.url ?? '/';
    const document = url.startsWith('/graphql?') ? readDocumentQuery(url) : null;
    if (document) answerBy(documentKey(document, request.headers), request, response);
    else if (isKeepable(url, request)) answerBy(addressKey(url, request.headers), request, response);
    else next(request, response);
  };
  const readBody = (request: FrontRequest, response: ServerResponse): void => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      request.bodyRead = body;
      const document = readDocumentText(body.toString('utf8'));
      if (document) answerBy(documentKey(document, request.headers), request, response);
      else next(request, response);
    });
  };
  const answerBy = openAnswering(answers, next);
  return createServer({ requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_MS }, front);
}

type Answer<Key> = (key: Key, request: FrontRequest, response: ServerResponse) => void;

/** Answers by a key: from the cache, with the response that another request makes, or by the routes. */
function openAnswering(answers: AnswerCache, next: RequestListener): Answer<string | null> {
  const make: Answer<string> = (key, request, response) => {
    request.keptKey = key;
    request.making = answers.begin(key);
    response.once('close', request.making.end);
    next(request, response);
  };
  const wait = async (
    maker: Promise<void>,
    key: string,
    request: FrontRequest,
    response: ServerResponse,
  ): Promise<void> => {
    const isMade = await endsSoon(maker);
    if (response.closed) return;
    const made = answers.find(key);
    if (made) send(answers, key, made, request, response);
    // The first whose patience ends makes what the next ones wait for.
    else if (!isMade && answers.waitFor(key) === maker) make(key, request, response);
    // Otherwise each waiting request makes its own: requests wait once, not one after another.
    else next(request, response);
  };
  const answerBy: Answer<string | null> = (key, request, response) => {
    if (key === null || key.length > KEY_MAX_LETTERS) {
      next(request, response);
      return;
    }
    const kept = answers.find(key);
    if (kept) {
      send(answers, key, kept, request, response);
      return;
    }
    const maker = answers.waitFor(key);
    if (maker) void wait(maker, key, request, response);
    else make(key, request, response);
  };
  return answerBy;
}

/** Waits for a response that is being made, but not for long. @returns false if it is still being made when the time is over. */
async function endsSoon(maker: Promise<void>): Promise<boolean> {
  const patience = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => patience.resolve(false), PATIENCE_MS);
  const isMade = await Promise.race([maker.then(() => true), patience.promise]);
  clearTimeout(timer);
  return isMade;
}

/** Lists that are the same for every visitor, and pages. */
function isKeepable(url: string, { headers }: IncomingMessage): boolean {
  if (/^\/web\/(?:market|index)(?:\?|$)/.test(url)) return true;
  return (
    (headers.accept?.includes('text/html') ?? false) &&
    !/^\/(?:assets|graphql|picture|rendering|web|open)\b/.test(url)
  );
}

function isDocumentPost({ method, url, headers }: IncomingMessage): boolean {
  return (
    method === 'POST' &&
    url === '/graphql' &&
    headers['x-requested-with'] !== undefined &&
    headers['content-encoding'] === undefined &&
    (headers['content-type']?.startsWith('application/json') ?? false) &&
    Number(headers['content-length'] ?? BODY_MAX_BYTES + 1) <= BODY_MAX_BYTES
  );
}

function send(
  answers: AnswerCache,
  key: string,
  kept: CachedAnswer,
  { headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const etag = etagOf(kept);
  if (headers['if-none-match'] === etag) {
    response.writeHead(304, { ...kept.headers, etag }).end();
    return;
  }
  const takesZip = headers['accept-encoding']?.includes('gzip') ?? false;
  const zipped = takesZip && kept.zipped && kept.zipped.length > 0 ? kept.zipped : null;
  if (takesZip && !zipped) void answers.compress(key, kept);
  const body = zipped ?? kept.body;
  response.writeHead(200, {
    ...kept.headers,
    etag,
    ...(zipped ? { 'content-encoding': 'gzip' } : {}),
    'content-length': body.length,
  });
  response.end(body);
}
