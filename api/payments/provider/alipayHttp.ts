import { z } from 'zod';
import type { Config } from '../../config.ts';
import {
  type AlipayKeys,
  isNotifySigned,
  isTextSigned,
  readAlipayKeys,
  signedPartOf,
  signFields,
} from './alipaySignature.ts';
import { failureOf, refusalOf } from './paymentFailure.ts';
import { PaymentError, type PaymentGateway, type PaymentNotify } from './paymentGateway.ts';
import { beijingTime } from './payPageUrl.ts';

const Notify = z.record(z.string().max(64), z.string().max(4_096));
const Head = z.object({ code: z.string(), subCode: z.string().optional() });
const FIELDS_MAX = 100;
/** Error codes of a connection that broke, such as one that the app had closed when the call was written to it. */
const BROKEN: ReadonlySet<unknown> = new Set(['UND_ERR_SOCKET', 'ECONNRESET']);

/** The value with its fields renamed at every depth. */
function renamed(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => renamed(entry, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [rename(name), renamed(entry, rename)]),
  );
}

const toSnake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const toCamel = (name: string): string => name.replace(/_+(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * Verifies a notification of the app. The message does not choose its algorithm: the shape and RSA2 are checked first,
 * then the receiver, then the signature.
 */
function readSigned(keys: AlipayKeys, config: Config, fields: unknown): PaymentNotify | null {
  const parsed = Notify.safeParse(fields);
  if (!parsed.success || Object.keys(parsed.data).length > FIELDS_MAX) return null;
  const notify = parsed.data;
  if (notify.sign_type !== 'RSA2' || !notify.sign || notify.app_id !== config.ALIPAY_APP_ID) return null;
  const isTrade = notify.seller_id !== undefined || notify.trade_status !== undefined;
  if (isTrade && notify.seller_id !== config.ALIPAY_SELLER_ID) return null;
  return isNotifySigned(notify, keys) ? notify : null;
}

/** The signed fields of a call. `content` is its `biz_content`, in camelCase. */
function callFields(
  keys: AlipayKeys,
  config: Config,
  method: string,
  content: Readonly<Record<string, unknown>>,
  addresses: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const fields = {
    app_id: config.ALIPAY_APP_ID,
    method,
    charset: 'utf-8',
    version: '1.0',
    sign_type: 'RSA2',
    timestamp: beijingTime(new Date()),
    ...addresses,
    biz_content: JSON.stringify(renamed(content, toSnake)),
  };
  return signFields(fields, keys);
}

/** Sends a call. One whose connection broke is sent once more; the app executes it once by our number in it. */
async function post(config: Config, fields: Readonly<Record<string, string>>): Promise<Response> {
  // As the app's own clients do: what it routes by is in the address, the content in the body.
  const { biz_content = '', ...head } = fields;
  const send = (): Promise<Response> =>
    fetch(`${config.ALIPAY_GATEWAY}?${new URLSearchParams(head)}`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ biz_content }),
      redirect: 'error',
      signal: AbortSignal.timeout(config.ALIPAY_TIMEOUT_MS),
    });
  return send().catch((error: { cause?: { code?: unknown } }) => {
    if (!BROKEN.has(error.cause?.code)) throw error;
    return send();
  });
}

/** The body of an answer, in camelCase. It is trusted only with the app's signature, a rejection as much as a success. */
async function readAnswer(keys: AlipayKeys, method: string, response: Response): Promise<unknown> {
  const text = await response.text();
  if (response.status !== 200) throw new Error(`HTTP ${response.status}`);
  const signed = signedPartOf(text, method);
  const { sign } = z.object({ sign: z.string() }).parse(JSON.parse(text));
  if (signed === null || !isTextSigned(signed, sign, keys)) throw new Error('an answer that is not signed');
  return renamed(JSON.parse(signed), toCamel);
}

/**
 * The payment gateway over Alipay's protocol. Null if the settings name no application; recharging is then closed. Every
 * call that moves money carries a number of ours, because a call whose connection breaks is repeated.
 */
export function createAlipayHttp(config: Config): PaymentGateway | null {
  if (!config.ALIPAY_APP_ID) return null;
  let read: AlipayKeys | undefined;
  const keys = (): AlipayKeys => {
    read ??= readAlipayKeys(config.ALIPAY_PRIVATE_KEY, config.ALIPAY_PUBLIC_KEY);
    return read;
  };
  return {
    async exec({ method, answer }, content) {
      const fields = callFields(keys(), config, method, content);
      const given = await post(config, fields)
        .then((response) => readAnswer(keys(), method, response))
        .catch((error: unknown) => {
          throw failureOf(method, error);
        });
      const head = Head.safeParse(given);
      if (!head.success) throw new PaymentError('ambiguous', `${method}: an answer without a code`);
      if (head.data.code !== '10000') throw refusalOf(method, head.data.code, head.data.subCode ?? '');
      const parsed = answer.safeParse(given);
      if (!parsed.success) throw new PaymentError('ambiguous', `${method}: an answer that cannot be read`);
      return parsed.data;
    },
    pageUrl(method, content, { returnUrl, notifyUrl }) {
      const addresses = { return_url: returnUrl, notify_url: notifyUrl };
      const fields = callFields(keys(), config, method, content, addresses);
      return `${config.ALIPAY_GATEWAY}?${new URLSearchParams(fields)}`;
    },
    readNotify: (fields) => readSigned(keys(), config, fields),
  };
}
