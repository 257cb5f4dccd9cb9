import { createPublicKey, type KeyObject, randomBytes, sign, verify } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ERRORS, type ErrorRule, type Retry } from './errors.ts';

/** What a partner is known by. */
export interface PartnerCredentials {
  /** Such as https://market.example */
  baseUrl: string;
  appId: string;
  keyId: string;
  /** PKCS8, as PEM. */
  privateKey: string;
  /** The platform's keys by their ids (`GET /open/v1/keys`): with them every answer's signature is checked. */
  platformKeys?: Readonly<Record<string, string>>;
  /** How long one attempt may take, in milliseconds. Default: 20,000. */
  timeoutMs?: number;
  /** How often a call is sent again that got no answer, or one that asks to. Every call may be sent again. Default: 3. */
  retries?: number;
}

interface ErrorAnswer {
  error?: string;
  code?: number;
  msg?: string;
  data?: Readonly<Record<string, unknown>> | null;
  field?: string;
  requestId?: string;
}

/** A call that was refused, or failed. Decide by `error`; `message` is for people. */
export class OpenError extends Error {
  readonly status: number;
  readonly error: string;
  readonly code: number;
  /** What belongs to the error, such as `priceCents` of priceChanged. */
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly field: string | undefined;
  readonly requestId: string | undefined;
  /** When the request can succeed, by the catalogue of codes; null for a code that this client does not know. */
  readonly retry: Retry | null;
  constructor(status: number, answer: ErrorAnswer) {
    super(answer.msg ?? `HTTP ${status}`);
    this.name = 'OpenError';
    this.status = status;
    this.error = answer.error ?? 'failed';
    this.code = answer.code ?? status;
    this.data = answer.data ?? null;
    this.field = answer.field;
    this.requestId = answer.requestId;
    this.retry = ruleOf(this.error)?.retry ?? null;
  }
}

/** What a call sends. */
export interface CallInput {
  query?: Record<string, unknown>;
  body?: unknown;
}

/** A file as it came, such as a daily dump, still compressed. */
export interface SignedFile {
  bytes: Buffer;
  /** Such as `"…"`: the SHA-256 of the bytes in hex, in quotes. */
  etag: string;
  keyId: string;
  /** Of the bytes, in base64. */
  signature: string;
}

/** An answer as it came, with the nonce of its request. */
interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  bytes: Buffer;
  nonce: string;
}

const PREFIX = '/open/v1';
const TIMEOUT_MS = 20_000;
const RETRIES = 3;
/** A call that has to wait longer is not sent again: its caller knows better what to do meanwhile. */
const PAUSE_MAX_MS = 30_000;
/** Statuses after which the same call may be sent again, where the code is unknown or the answer is not the platform's. */
const RETRIED: readonly number[] = [429, 500, 502, 503, 504];
/** Older answers are refused: somebody may have kept one. */
const AGE_MAX_SECONDS = 300;
/** The price list is streamed, and the keys are what answers are checked with. */
const UNSIGNED: readonly string[] = ['/prices', '/keys'];

/** The text that is signed: five lines, each followed by a line feed. */
export function textToSign(
  method: string,
  target: string,
  timestamp: string,
  nonce: string,
  body: string,
): string {
  return `${method}\n${target}\n${timestamp}\n${nonce}\n${body}\n`;
}

/** Sends signed calls, and checks that the answers are the platform's. Needs nothing but Node. */
export class SignedCalls {
  private readonly credentials: PartnerCredentials;
  private readonly keys = new Map<string, KeyObject>();

  constructor(credentials: PartnerCredentials) {
    this.credentials = credentials;
    for (const [id, pem] of Object.entries(credentials.platformKeys ?? {}))
      this.keys.set(id, createPublicKey(pem));
  }

  /**
   * Sends a call, and sends it again if it got no answer, or one whose code can succeed later (`errors.ts`; for others 429, 500, 502,
   * 503 and 504): after the time that `Retry-After` names, else that of the catalogue, else after half a second, one, two…
   * @throws OpenError where the platform refuses or fails; Error where there is no answer, or not the platform's.
   */
  protected async call<Data>(method: string, path: string, input: CallInput): Promise<Data> {
    return this.read<Data>(path, await this.ask(method, path, input));
  }

  /**
   * Fetches a file, and checks its signature if the platform's keys are known.
   * @throws as `call` does.
   */
  protected async file(path: string): Promise<SignedFile> {
    const { status, headers, bytes } = await this.ask('GET', path, {});
    if (status !== 200) throw new OpenError(status, parse(bytes) ?? {});
    const { etag = '', 'x-dump-key': keyId = '', 'x-dump-signature': signature = '' } = headers;
    const key = this.keys.get(keyId);
    const isGenuine = key && verify('RSA-SHA256', bytes, key, Buffer.from(signature, 'base64'));
    if (this.keys.size > 0 && !isGenuine)
      throw new Error('The file does not carry a signature of the platform.');
    return { bytes, etag, keyId, signature };
  }

  private async ask(method: string, path: string, { query = {}, body }: CallInput): Promise<Answer> {
    const filled = Object.entries(query).filter(([, value]) => value !== undefined);
    const pairs = filled.flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]));
    const params = new URLSearchParams(pairs).toString();
    const target = `${PREFIX}${path}${params === '' ? '' : `?${params}`}`;
    const text = body === undefined ? '' : JSON.stringify(body);
    const { retries = RETRIES } = this.credentials;
    for (let attempt = 0; ; attempt++) {
      const isLast = attempt >= retries;
      const response = await this.send(method, target, text).catch((error: unknown) => {
        if (isLast) throw error;
        return null;
      });
      const rule = response && response.status !== 200 ? ruleOf(parse(response.bytes)?.error) : null;
      const pause = pauseMs(attempt, response?.headers['retry-after'] ?? null, rule);
      const isRetried = rule ? rule.retry === 'later' : RETRIED.includes(response?.status ?? 0);
      const isFinal = isLast || pause > PAUSE_MAX_MS || !isRetried;
      if (response && isFinal) return response;
      await sleep(pause);
    }
  }

  private async send(method: string, target: string, text: string): Promise<Answer> {
    const { baseUrl, appId, keyId, privateKey, timeoutMs = TIMEOUT_MS } = this.credentials;
    const timestamp = String(Math.floor(Date.now() / 1000));
    const nonce = randomBytes(16).toString('base64url');
    const signed = Buffer.from(textToSign(method, target, timestamp, nonce, text));
    const response = await fetch(new URL(target, baseUrl), {
      method,
      headers: {
        'x-open-app': appId,
        'x-open-key': keyId,
        'x-open-timestamp': timestamp,
        'x-open-nonce': nonce,
        'x-open-signature': sign('RSA-SHA256', signed, privateKey).toString('base64'),
        ...(text === '' ? {} : { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(timeoutMs),
      ...(text === '' ? {} : { body: text }),
    });
    const headers = Object.fromEntries(response.headers);
    return { status: response.status, headers, bytes: Buffer.from(await response.arrayBuffer()), nonce };
  }

  private read<Data>(path: string, answer: Answer): Data {
    const isChecked = this.keys.size > 0 && answer.status === 200 && !UNSIGNED.includes(path);
    if (isChecked) this.checkAnswer(answer);
    return readAnswer<Data>(answer);
  }

  /** An answer is ours, fresh, and to this request: it is signed with the request's nonce. */
  private checkAnswer({ headers, bytes, nonce }: Answer): void {
    const timestamp = headers['x-open-timestamp'] ?? '';
    const signature = Buffer.from(headers['x-open-signature'] ?? '', 'base64');
    const key = this.keys.get(headers['x-open-key'] ?? '');
    const text = Buffer.from(`${timestamp}\n${headers['x-open-nonce']}\n${bytes.toString()}\n`);
    if (!key || !verify('RSA-SHA256', text, key, signature))
      throw new Error('The answer does not carry a signature of the platform.');
    if (headers['x-open-nonce'] !== nonce) throw new Error('The answer is to another request.');
    if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= AGE_MAX_SECONDS))
      throw new Error('The answer is too old.');
  }
}

/** What the catalogue says about a code; null for one that it does not know. */
function ruleOf(error: string | undefined): ErrorRule | null {
  return error !== undefined && Object.hasOwn(ERRORS, error) ? (ERRORS[error] ?? null) : null;
}

/** An answer of JSON; null if it is none. */
function parse(bytes: Buffer): ErrorAnswer | null {
  try {
    return JSON.parse(bytes.toString()) as ErrorAnswer | null;
  } catch {
    return null;
  }
}

/** What the platform asks for, or its catalogue; else half a second, one, two… All but the first with some jitter. */
function pauseMs(attempt: number, retryAfter: string | null, rule: ErrorRule | null): number {
  const seconds = Number(retryAfter ?? '');
  if (retryAfter !== null && seconds >= 0) return seconds * 1000;
  const waitMs = rule?.waitSeconds ? rule.waitSeconds * 1000 : 500 * 2 ** attempt;
  return waitMs * (1 + Math.random() / 4);
}

function readAnswer<Data>({ status, bytes }: Answer): Data {
  const answer = parse(bytes);
  if (answer?.code !== 0) throw new OpenError(status, answer ?? {});
  return answer.data as Data;
}
