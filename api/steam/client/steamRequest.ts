import { SteamError } from './steamError.ts';

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
}

/** Steam's parsed response. `eresult` is the header `X-eresult` if Steam sent it. */
export interface SteamAnswer {
  readonly httpStatus: number;
  readonly eresult: number | null;
  readonly body: unknown;
}

/** Ten times the longest list of offers that Steam returns. */
const bodyBytesMax = 32 * 1024 * 1024;

const neverSentCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function networkError(call: SteamCall, error: unknown): SteamError {
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

function httpError(call: SteamCall, response: Response): SteamError {
  const { status: httpStatus } = response;
  const message = `${call.path}: HTTP ${httpStatus}`;
  const isRedirect = httpStatus >= 300 && httpStatus < 400;
  if (httpStatus === 401 || httpStatus === 403 || isRedirect) {
    return new SteamError('sessionExpired', message, { httpStatus });
  }
  if (httpStatus === 429)
    return new SteamError('transient', message, { httpStatus, retryAfterMs: retryAfterMsOf(response) });
  const isOutage = httpStatus >= 500;
  if (isOutage || call.hasEffect) {
    // A 4xx without Steam's own body may come from a proxy, after Steam has carried out the call.
    return new SteamError(call.hasEffect ? 'ambiguous' : 'transient', message, { httpStatus, isOutage });
  }
  return new SteamError('definite', message, { httpStatus });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Aborts an endless response before it fills the memory. It counts as a response that is not Steam's. */
async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > bodyBytesMax) throw new Error('an answer too long to read');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function exchange(call: SteamCall): Promise<{ response: Response; text: string }> {
  const url = new URL(call.path, call.base);
  for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
  try {
    const response = await fetch(url, {
      method: call.form === undefined ? 'GET' : 'POST',
      ...(call.form !== undefined && { body: new URLSearchParams(call.form) }),
      headers: { accept: 'application/json', ...call.headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(call.timeoutMs),
    });
    return { response, text: await textOf(response) };
  } catch (error) {
    throw networkError(call, error);
  }
}

function hasText(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'strError' in body;
}

/**
 * Makes one call and parses its JSON. Throws `SteamError`: no response and 5xx are `ambiguous` for a call with an effect and `transient`
 * for one without; 401, 403 and redirects to the sign-in page are `sessionExpired`; 429 is `transient`; any other 4xx is `definite` only
 * for a call without an effect. A 500 with `strError` is returned as a response: Steam rejects offers that way.
 */
export async function requestSteam(call: SteamCall): Promise<SteamAnswer> {
  const { response, text } = await exchange(call);
  const body = parseJson(text);
  if (response.status !== 200 && !hasText(body)) throw httpError(call, response);
  if (body === undefined || body === null) {
    throw new SteamError(call.hasEffect ? 'ambiguous' : 'transient', `${call.path}: no answer in it`, {
      httpStatus: response.status,
      isOutage: true,
    });
  }
  const eresult = Number(response.headers.get('x-eresult') ?? Number.NaN);
  return { httpStatus: response.status, eresult: Number.isInteger(eresult) ? eresult : null, body };
}

/** Makes one call that returns a page or nothing, and returns its text. Throws as `requestSteam`. */
export async function requestSteamText(call: SteamCall): Promise<string> {
  const { response, text } = await exchange(call);
  if (response.status !== 200) throw httpError(call, response);
  return text;
}
