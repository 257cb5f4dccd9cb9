import { EAuthTokenPlatformType } from 'steam-session';
import { getProtoForMethod } from 'steam-session/dist/protobufs.js';
import { z } from 'zod';
import type { SteamAddress } from './callSteam.ts';
import { createSignInTransport } from './signInTransport.ts';
import { SteamError } from './steamError.ts';
import { MOBILE_COOKIES, MOBILE_USER_AGENT } from './steamHeaders.ts';
import { type QrAnswer, type QrSignIn, SteamSignInRefused } from './steamSignIn.ts';
import { tokenSubject } from './steamTokens.ts';

const OK = 1;
/** EResults of a code that was denied, is too old, or never was. */
const GONE = [9, 27];
/** EResults by which Steam limits sign-ins: LimitExceeded, RateLimitExceeded, AccountLoginDeniedThrottle. */
const LIMITED = [25, 84, 87];
/** Name under which the sign-in shows in the owner's list of devices at Steam. */
const DEVICE_NAME = 'Shiji';

const begunShape = z.object({
  client_id: z.string().regex(/^\d{1,20}$/),
  request_id: z.instanceof(Uint8Array),
  challenge_url: z.string().regex(/^https:\/\/s\.team\/q\/\d+\/\d+$/),
});
const polledShape = z.object({
  new_client_id: begunShape.shape.client_id.optional(),
  new_challenge_url: begunShape.shape.challenge_url.optional(),
  refresh_token: z.string().min(1).optional(),
  access_token: z.string().min(1).optional(),
  account_name: z.string().min(1).optional(),
});

/** One call of `IAuthenticationService`, over the transport that the sign-in by password has. */
async function call<Shape extends z.ZodType>(
  { address, laneKey }: { address: SteamAddress; laneKey: string },
  method: string,
  message: object,
  shape: Shape,
): Promise<z.infer<Shape>> {
  const proto = getProtoForMethod('Authentication', method);
  const { result, responseData } = await createSignInTransport(address, laneKey).sendRequest({
    apiInterface: 'Authentication',
    apiMethod: method,
    apiVersion: 1,
    requestData: Buffer.from(proto.request.encode(proto.request.fromObject(message)).finish()),
    headers: { 'user-agent': MOBILE_USER_AGENT, cookie: MOBILE_COOKIES },
  });
  const code = Number(result);
  if (GONE.includes(code)) throw new SteamSignInRefused('qrDenied');
  if (result !== OK)
    throw new SteamError('transient', `${method}: eresult ${result}`, {
      code,
      isLimited: LIMITED.includes(code),
    });
  const decoded = proto.response.decode(responseData ?? Buffer.alloc(0));
  const parsed = shape.safeParse(proto.response.toObject(decoded, { longs: String }));
  if (!parsed.success) throw new SteamError('transient', `${method}: unexpected shape`, { isOutage: true });
  return parsed.data;
}

/**
 * Starts a sign-in by QR code as the mobile app does, whose tokens can be renewed.
 * @throws SteamError
 */
export async function beginQr(address: SteamAddress, laneKey: string): Promise<QrSignIn> {
  const platform = EAuthTokenPlatformType.MobileApp;
  const device = { device_friendly_name: DEVICE_NAME, platform_type: platform };
  const begun = await call(
    { address, laneKey },
    'BeginAuthSessionViaQR',
    { device_details: device },
    begunShape,
  );
  return {
    clientId: begun.client_id,
    requestId: Buffer.from(begun.request_id).toString('base64'),
    challengeUrl: begun.challenge_url,
  };
}

/**
 * Asks once how far a sign-in by QR code is.
 * @throws SteamError, SteamSignInRefused
 */
export async function pollQr(address: SteamAddress, qr: QrSignIn, laneKey: string): Promise<QrAnswer> {
  const asked = { client_id: qr.clientId, request_id: Buffer.from(qr.requestId, 'base64') };
  const polled = await call({ address, laneKey }, 'PollAuthSessionStatus', asked, polledShape);
  const { refresh_token: refreshToken, access_token: accessToken, account_name: accountName } = polled;
  if (refreshToken === undefined) {
    const clientId = polled.new_client_id ?? qr.clientId;
    return {
      tokens: null,
      qr: { ...qr, clientId, challengeUrl: polled.new_challenge_url ?? qr.challengeUrl },
    };
  }
  const steamId = tokenSubject(refreshToken);
  if (steamId === null || accessToken === undefined || accountName === undefined)
    throw new SteamError('transient', 'PollAuthSessionStatus: no tokens', { isOutage: true });
  return { tokens: { steamId, refreshToken, accessToken }, accountName };
}
