import { createPublicKey, type KeyObject, randomBytes, sign, verify } from 'node:crypto';

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
}

/** A call that was refused, or failed. Decide by `error`; `message` is for people. */
export class OpenError extends Error {
  readonly status: number;
  readonly error: string;
  readonly code: number;
  readonly field: string | undefined;
  readonly requestId: string | undefined;
  constructor(
    status: number,
    answer: { error?: string; code?: number; msg?: string; field?: string; requestId?: string },
  ) {
    super(answer.msg ?? `HTTP ${status}`);
    this.name = 'OpenError';
    this.status = status;
    this.error = answer.error ?? 'failed';
    this.code = answer.code ?? status;
    this.field = answer.field;
    this.requestId = answer.requestId;
  }
}

/** What a call sends. */
export interface CallInput {
  query?: Record<string, unknown>;
  body?: unknown;
}

const PREFIX = '/open/v1';
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

  /** @throws OpenError where the platform refuses or fails; Error where the answer is not the platform's. */
  protected async call<Data>(method: string, path: string, { query = {}, body }: CallInput): Promise<Data> {
    const { baseUrl, appId, keyId, privateKey } = this.credentials;
    const filled = Object.entries(query).filter(([, value]) => value !== undefined);
    const params = new URLSearchParams(filled.map(([name, value]) => [name, String(value)])).toString();
    const target = `${PREFIX}${path}${params === '' ? '' : `?${params}`}`;
    const text = body === undefined ? '' : JSON.stringify(body);
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
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: text }),
    });
    const answer = await response.text();
    if (this.keys.size > 0 && response.ok && !UNSIGNED.includes(path))
      this.checkAnswer(response.headers, answer);
    return readAnswer<Data>(response.status, answer);
  }

  private checkAnswer(headers: Headers, body: string): void {
    const signature = headers.get('x-open-signature') ?? '';
    const key = this.keys.get(headers.get('x-open-key') ?? '');
    const text = `${headers.get('x-open-timestamp')}\n${headers.get('x-open-nonce')}\n${body}\n`;
    if (!key || !verify('RSA-SHA256', Buffer.from(text), key, Buffer.from(signature, 'base64')))
      throw new Error('The answer does not carry a signature of the platform.');
  }
}

function readAnswer<Data>(status: number, text: string): Data {
  let answer: { code?: number; data?: Data };
  try {
    answer = JSON.parse(text) as typeof answer;
  } catch {
    throw new OpenError(status, {});
  }
  if (answer.code !== 0) throw new OpenError(status, answer as ConstructorParameters<typeof OpenError>[1]);
  return answer.data as Data;
}
