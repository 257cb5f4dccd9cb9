import type { ApiRequest, ApiResponse, ITransport } from 'steam-session';
import type { SteamAddress } from './steamConfirmation.ts';
import { SteamError } from './steamError.ts';

/** A sign-in response has a few hundred bytes. */
const BODY_BYTES_MAX = 64 * 1024;
const GET_METHODS = new Set(['GetPasswordRSAPublicKey']);
/** HTTP 429 means the same as Steam's EResult 84: too many sign-ins. */
const RATE_LIMITED = 84;

function urlOf(address: Pick<SteamAddress, 'apiBase'>, request: ApiRequest): URL {
  const { apiInterface, apiMethod, apiVersion, accessToken } = request;
  const url = new URL(`/I${apiInterface}Service/${apiMethod}/v${apiVersion}/`, address.apiBase);
  if (accessToken) url.searchParams.set('access_token', accessToken);
  return url;
}

async function bytesOf(response: Response): Promise<Buffer> {
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length > BODY_BYTES_MAX) throw new Error('an answer too long to read');
  return bytes;
}

async function send(
  address: Pick<SteamAddress, 'apiBase' | 'timeoutMs'>,
  request: ApiRequest,
): Promise<ApiResponse> {
  const url = urlOf(address, request);
  const isGet = GET_METHODS.has(request.apiMethod);
  const encoded = Buffer.from(request.requestData ?? []).toString('base64');
  if (isGet) {
    url.searchParams.set('origin', 'SteamMobile');
    url.searchParams.set('input_protobuf_encoded', encoded);
  }
  const response = await fetch(url, {
    method: isGet ? 'GET' : 'POST',
    ...(!isGet && { body: new URLSearchParams({ input_protobuf_encoded: encoded }) }),
    headers: { accept: 'application/json, text/plain, */*', ...request.headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(address.timeoutMs),
  });
  if (response.status === 429) return { result: RATE_LIMITED };
  const result = Number(response.headers.get('x-eresult') ?? Number.NaN);
  if (response.status !== 200 || !Number.isInteger(result)) throw new Error(`HTTP ${response.status}`);
  return { result, responseData: await bytesOf(response) };
}

/**
 * Sends the requests of `steam-session` to the configured address of Steam's Web API instead of its built-in one. Throws `SteamError`
 * `transient`.
 */
export function createSignInTransport(address: Pick<SteamAddress, 'apiBase' | 'timeoutMs'>): ITransport {
  return {
    async sendRequest(request) {
      try {
        return await send(address, request);
      } catch (error) {
        const why = error instanceof DOMException ? error.name : 'no answer';
        throw new SteamError('transient', `I${request.apiInterface}Service/${request.apiMethod}: ${why}`, {
          isOutage: true,
        });
      }
    },
    close() {},
  };
}
