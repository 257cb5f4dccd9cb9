import type { ApiRequest, ApiResponse, ITransport } from 'steam-session';
import { callSteam, type HostCall, type SteamAddress } from './callSteam.ts';
import { SteamError } from './steamError.ts';

const GET_METHODS = new Set(['GetPasswordRSAPublicKey']);

async function send(address: SteamAddress, laneKey: string, request: ApiRequest): Promise<ApiResponse> {
  const { apiInterface, apiMethod, apiVersion, accessToken, requestData, headers } = request;
  const path = `/I${apiInterface}Service/${apiMethod}/v${apiVersion}/`;
  const isGet = GET_METHODS.has(apiMethod);
  const encoded = { input_protobuf_encoded: Buffer.from(requestData ?? []).toString('base64') };
  const call: HostCall = {
    host: 'api',
    path,
    query: {
      ...(accessToken && { access_token: accessToken }),
      ...(isGet && { origin: 'SteamMobile', ...encoded }),
    },
    ...(!isGet && { form: encoded }),
    headers: { accept: 'application/json, text/plain, */*', ...headers },
    hasEffect: false,
    reads: 'bytes',
  };
  const answer = await callSteam(address, call, laneKey);
  // Every answer of this service has a number. One without it is not Steam's.
  if (answer.eresult === null) throw new SteamError('transient', `${path}: no answer`, { isOutage: true });
  return { result: answer.eresult, responseData: answer.body as Buffer };
}

/**
 * Sends the requests of `steam-session` as all calls to Steam are sent: to the configured address, in the lane of `laneKey`. Throws
 * `SteamError` `transient`.
 */
export function createSignInTransport(address: SteamAddress, laneKey: string): ITransport {
  return { sendRequest: (request) => send(address, laneKey, request), close() {} };
}
