import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import type { CallbackAnswer, CallbackFailure } from './callback.ts';
import type { CallbackGateway, CallbackRequest } from './callbackGateway.ts';
import { parseCallbackUrl } from './callbackUrl.ts';

/** What is kept of an answer, and what is read of it before the rest is cut off. */
const KEPT_BYTES = 1024;
const READ_BYTES_MAX = 64 * 1024;

const FAILURES: Record<string, CallbackFailure> = {
  ENOTFOUND: 'nameUnknown',
  EAI_AGAIN: 'nameUnknown',
  ECONNREFUSED: 'refused',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate',
  CERT_HAS_EXPIRED: 'certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate',
};

function failureOf(error: NodeJS.ErrnoException): CallbackFailure {
  // The filter names no code; its errors alone speak of what is not allowed.
  if (/is not allowed/.test(error.message)) return 'addressNotAllowed';
  return FAILURES[error.code ?? ''] ?? 'connection';
}

async function readStart(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes > READ_BYTES_MAX) break;
  }
  response.destroy();
  // What a database cannot hold says nothing to anybody.
  return Buffer.concat(pieces).subarray(0, KEPT_BYTES).toString('utf8').replaceAll('\0', '');
}

interface Agents {
  /** Of public addresses: looks where a name leads at each connection, and connects to nothing of our own network (P-06, T-13). */
  guarded: HttpsAgent;
  /** Of the sandbox's named hosts alone. */
  dev: { http: HttpAgent; https: HttpsAgent };
}

function send(
  { url, headers, body }: CallbackRequest,
  agents: Agents,
  isDev: boolean,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const answered = Promise.withResolvers<IncomingMessage>();
  const isHttps = url.startsWith('https:');
  const agent = isDev ? agents.dev[isHttps ? 'https' : 'http'] : agents.guarded;
  // Node's own client: it follows no redirect.
  const request = (isHttps ? httpsRequest : httpRequest)(url, {
    method: 'POST',
    agent,
    signal,
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
  });
  request.once('response', answered.resolve);
  request.once('error', (error: NodeJS.ErrnoException) => {
    // A connection that was kept may have been closed at the other end in this very moment: nobody has read anything yet.
    const isStale = request.reusedSocket && error.code === 'ECONNRESET';
    if (isStale) answered.resolve(send({ url, headers, body }, agents, isDev, signal));
    else answered.reject(error);
  });
  request.end(body);
  return answered.promise;
}

/**
 * The bridge to receivers over http. Every address is judged anew at each delivery: its text, and where its name leads at the moment of
 * the connection.
 */
export function createCallbackHttp({
  timeoutMs,
  devHosts,
}: {
  timeoutMs: number;
  devHosts: readonly string[];
}): CallbackGateway {
  const keep = { keepAlive: true, maxSockets: 64, timeout: 5_000 };
  const agents = {
    guarded: new RequestFilteringHttpsAgent(keep),
    dev: { http: new HttpAgent(keep), https: new HttpsAgent(keep) },
  };
  return {
    async post(request) {
      const startedAt = performance.now();
      const took = (): number => Math.round(performance.now() - startedAt);
      const failed = (failure: CallbackFailure): CallbackAnswer => ({
        status: null,
        failure,
        body: '',
        durationMs: took(),
      });
      if ('problem' in parseCallbackUrl(request.url, devHosts)) return failed('addressNotAllowed');
      const isDev = 'problem' in parseCallbackUrl(request.url, []);
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const response = await send(request, agents, isDev, signal);
        const body = await readStart(response);
        return { status: response.statusCode ?? 0, failure: null, body, durationMs: took() };
      } catch (error) {
        return failed(signal.aborted ? 'timeout' : failureOf(error as NodeJS.ErrnoException));
      }
    },
  };
}
