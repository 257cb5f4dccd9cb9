import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import type { CallbackAnswer, CallbackFailure, CallbackGateway, CallbackRequest } from './callbackAnswer.ts';
import { parseCallbackUrl } from './callbackUrl.ts';

/** How much of a response is stored, and how much is read before the connection is closed. */
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
  // Errors of the address filter have no code and are recognised by their text.
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
  // Removes characters that the database cannot store; they carry no information.
  return Buffer.concat(pieces).subarray(0, KEPT_BYTES).toString('utf8').replaceAll('\0', '');
}

interface Agents {
  /** For public addresses: resolves the name at each connection and connects to no address of the market's own network (P-06, T-13). */
  guarded: HttpsAgent;
  /** Only for the named hosts of the sandbox. */
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
  // Node's own HTTP client does not follow redirects.
  const request = (isHttps ? httpsRequest : httpRequest)(url, {
    method: 'POST',
    agent,
    signal,
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
  });
  request.once('response', answered.resolve);
  request.once('error', (error: NodeJS.ErrnoException) => {
    // The receiver may have closed a reused connection at this moment. It has read nothing of the request yet.
    const isStale = request.reusedSocket && error.code === 'ECONNRESET';
    if (isStale) answered.resolve(send({ url, headers, body }, agents, isDev, signal));
    else answered.reject(error);
  });
  request.end(body);
  return answered.promise;
}

/**
 * The gateway to receivers over HTTP. Each delivery checks the address again: its text, and the IP address that its name resolves to when
 * the connection is opened.
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
