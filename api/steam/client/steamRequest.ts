import { SteamError } from './steamError.ts';
import { COMMUNITY_ORIGIN, MOBILE_USER_AGENT } from './steamHeaders.ts';

/** One call to Steam. `query` and `form` contain tokens and never appear in an error message. */
export interface SteamCall {
  readonly base: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Form fields. If present, the request is a POST. */
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** False for calls that change nothing at Steam, whatever their HTTP method. They fail as `transient`. */
  readonly hasEffect: boolean;
  /** What the response is: JSON (the default), the text of a page, or the bytes of a protobuf. */
  readonly reads?: 'json' | 'page' | 'bytes';
}

/** Steam's response. `eresult` is the header `X-eresult` if Steam sent it. */
export interface SteamAnswer {
  readonly httpStatus: number;
  readonly eresult: number | null;
  /** Parsed JSON, the text of a page, or a `Buffer`, as the call `reads`. */
  readonly body: unknown;
  /** Path at which the response was found: that of the call, unless Steam redirected it. */
  readonly path: string;
}

/** Makes one HTTP request: `fetch` of this machine, or that of a proxy. */
export type SteamFetch = (url: URL, init: RequestInit) => Promise<Response>;

/** The proxy of a lane failed before anything reached Steam. */
export class LaneFault extends Error {}

interface Exchange {
  response: Response;
  bytes: Buffer;
  path: string;
}

/** Ten times the longest list of offers that Steam returns. */
const bodyBytesMax = 32 * 1024 * 1024;
/** More redirects than this are a loop. */
const redirectsMax = 3;

const neverSentCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function networkError(call: SteamCall, error: unknown): SteamError {
  if (error instanceof LaneFault) {
    const message = `${call.path}: its lane fails: ${error.message}`;
    return new SteamError('transient', message, { isOutage: true, isLaneFault: true });
  }
  const cause = error instanceof Error ? error.cause : null;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  const isLost = call.hasEffect && !neverSentCodes.has(code);
  const kind = isLost ? 'ambiguous' : 'transient';
  const why = error instanceof DOMException ? error.name : String(code ?? 'no answer');
  return new SteamError(kind, `${call.path}: ${why}`, { isOutage: true });
}

/** Reads Retry-After in seconds. Steam has never been seen to send a date. */
function retryAfterMsOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : null;
}

function eresultOf(response: Response): number | null {
  const eresult = Number(response.headers.get('x-eresult') ?? Number.NaN);
  return Number.isInteger(eresult) ? eresult : null;
}

/** The address that a redirect names. Null if the response is no redirect. */
function redirectOf(response: Response, from: URL): URL | null {
  const location = response.headers.get('location');
  if (response.status < 300 || response.status >= 400 || location === null) return null;
  return URL.canParse(location, from) ? new URL(location, from) : null;
}

/** Steam leads a session that it no longer accepts to its sign-in, on this host or on its own. */
function isSignIn({ host, pathname }: URL): boolean {
  return host === 'login.steampowered.com' || /^\/login(\/|$)/.test(pathname);
}

/** The next address of a call that may follow redirects: on the same host, which Steam names by its public name. */
function nextUrl(call: SteamCall, from: URL, to: URL | null): URL | null {
  if (to === null || call.form !== undefined || isSignIn(to)) return null;
  const isCommunity = to.origin === COMMUNITY_ORIGIN && !from.host.startsWith('api.');
  if (!isCommunity && to.host !== from.host) return null;
  // Set part by part: resolved as a text, a path that begins with two slashes would name another host.
  const next = new URL(call.base);
  next.pathname = to.pathname;
  next.search = to.search;
  return next;
}

/**
 * What Steam itself sends with a 403: `null` (a private inventory, or a session that may not do this), its words about a wrong key, or
 * its question for the PIN of Family View. Any other 403 comes from the edge in front of Steam, which limits our address.
 */
function isSteamsForbidden(text: string): boolean {
  return /^\s*null\s*$|verify your <pre>key=|parental_notice_instructions/.test(text);
}

/** A page shown with 200 to somebody who is not signed in. */
function isSignInPage(text: string): boolean {
  return /g_steamID\s*=\s*false|<title>[^<]*\bsign in\b[^<]*<\/title>/i.test(text);
}

function httpError(call: SteamCall, { response, bytes, path }: Exchange): SteamError {
  const { status: httpStatus } = response;
  const message = `${call.path}: HTTP ${httpStatus}`;
  const code = eresultOf(response);
  const to = redirectOf(response, new URL(path, call.base));
  if (httpStatus === 401 || (to && isSignIn(to)))
    return new SteamError('sessionExpired', message, { code, httpStatus });
  if (httpStatus === 403) {
    if (isSteamsForbidden(bytes.toString('utf8')))
      return new SteamError('sessionExpired', message, { code, httpStatus });
    return new SteamError('transient', message, { code, httpStatus, isOutage: true, isLimited: true });
  }
  if (httpStatus === 429) {
    const retryAfterMs = retryAfterMsOf(response);
    return new SteamError('transient', message, { code, httpStatus, isLimited: true, retryAfterMs });
  }
  const isOutage = httpStatus >= 500;
  if (isOutage || call.hasEffect) {
    // A 4xx without Steam's own body may come from a proxy, after Steam has carried out the call.
    return new SteamError(call.hasEffect ? 'ambiguous' : 'transient', message, {
      code,
      httpStatus,
      isOutage,
    });
  }
  return new SteamError(httpStatus < 400 ? 'transient' : 'definite', message, { code, httpStatus });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Aborts an endless response before it fills the memory. It counts as a response that is not Steam's. */
async function bytesOf(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > bodyBytesMax) throw new Error('an answer too long to read');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function exchange(call: SteamCall, fetchBy: SteamFetch): Promise<Exchange> {
  let url = new URL(call.path, call.base);
  for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
  const signal = AbortSignal.timeout(call.timeoutMs);
  try {
    for (let redirects = 0; ; redirects += 1) {
      const response = await fetchBy(url, {
        method: call.form === undefined ? 'GET' : 'POST',
        ...(call.form !== undefined && { body: new URLSearchParams(call.form) }),
        headers: { accept: 'application/json', 'user-agent': MOBILE_USER_AGENT, ...call.headers },
        redirect: 'manual',
        signal,
      });
      const next = redirects < redirectsMax ? nextUrl(call, url, redirectOf(response, url)) : null;
      if (next === null) return { response, bytes: await bytesOf(response), path: url.pathname };
      await response.body?.cancel();
      url = next;
    }
  } catch (error) {
    throw networkError(call, error);
  }
}

function hasText(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'strError' in body;
}

function throwIfSignInPage(call: SteamCall, text: string): void {
  const isSignedIn = call.headers?.cookie?.includes('steamLoginSecure=') === true;
  if (isSignedIn && isSignInPage(text))
    throw new SteamError('sessionExpired', `${call.path}: a page that asks to sign in`, { httpStatus: 200 });
}

/**
 * Makes one call and reads its response. A GET follows redirects within its host, three at most. Throws `SteamError`:
 * - no response and 5xx are `ambiguous` for a call with an effect and `transient` for one without;
 * - 401, a redirect to the sign-in, its page, and a 403 of Steam itself are `sessionExpired`;
 * - 429 and a 403 of the edge are `transient` and `isLimited`: they concern our address and no account;
 * - any other 4xx is `definite` only for a call without an effect.
 *
 * A 500 with `strError` is returned as a response: Steam rejects offers that way.
 * @param fetchBy the way of a lane. The own address without it.
 */
export async function requestSteam(
  call: SteamCall,
  fetchBy: SteamFetch = (url, init) => fetch(url, init),
): Promise<SteamAnswer> {
  const exchanged = await exchange(call, fetchBy);
  const { response, bytes, path } = exchanged;
  const { reads = 'json' } = call;
  const text = reads === 'bytes' ? '' : bytes.toString('utf8');
  const body = reads === 'json' ? parseJson(text) : reads === 'page' ? text : bytes;
  if (response.status !== 200 && !(reads === 'json' && hasText(body))) throw httpError(call, exchanged);
  if (reads === 'page' || body === undefined) throwIfSignInPage(call, text);
  if (body === undefined || body === null) {
    throw new SteamError(call.hasEffect ? 'ambiguous' : 'transient', `${call.path}: no answer in it`, {
      httpStatus: response.status,
      isOutage: true,
    });
  }
  return { httpStatus: response.status, eresult: eresultOf(response), body, path };
}
