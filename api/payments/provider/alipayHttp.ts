import { createRequire } from 'node:module';
import type { AlipaySdk } from 'alipay-sdk';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { failureOf, refusalOf } from './paymentFailure.ts';
import { PaymentError, type PaymentGateway, type PaymentNotify } from './paymentGateway.ts';

const Notify = z.record(z.string().max(64), z.string().max(4_096));
const Head = z.object({ code: z.string(), subCode: z.string().optional() });
const FIELDS_MAX = 100;
const require = createRequire(import.meta.url);

/** PKCS8 as PEM or bare base64; the SDK distinguishes the two key formats by its settings only. */
function keyTypeOf(privateKey: string): 'PKCS1' | 'PKCS8' {
  return privateKey.includes('BEGIN RSA PRIVATE KEY') ? 'PKCS1' : 'PKCS8';
}

/**
 * Verifies a notification of the app. The SDK alone would let the message choose its algorithm, and throws on fields
 * that are not text. Therefore the shape and RSA2 are checked first.
 */
function readSigned(sdk: AlipaySdk, config: Config, fields: unknown): PaymentNotify | null {
  const parsed = Notify.safeParse(fields);
  if (!parsed.success || Object.keys(parsed.data).length > FIELDS_MAX) return null;
  const notify = parsed.data;
  if (notify.sign_type !== 'RSA2' || !notify.sign || notify.app_id !== config.ALIPAY_APP_ID) return null;
  const isTrade = notify.seller_id !== undefined || notify.trade_status !== undefined;
  if (isTrade && notify.seller_id !== config.ALIPAY_SELLER_ID) return null;
  try {
    return sdk.checkNotifySignV2(notify) ? notify : null;
  } catch {
    return null;
  }
}

/**
 * The payment gateway over Alipay's official SDK. Null if the settings name no application; recharging is then closed.
 * The SDK repeats a call by itself when its connection breaks, so every call that moves money carries a number of ours
 * under which the app executes it once.
 */
export function createAlipayHttp(config: Config): PaymentGateway | null {
  if (!config.ALIPAY_APP_ID) return null;
  return gatewayOver(openSdk(config), config);
}

/** The SDK, loaded at the first call: it makes up a quarter of what a process loads, and a worker often needs none. */
function openSdk(config: Config): () => AlipaySdk {
  let sdk: AlipaySdk | undefined;
  return () => {
    const { AlipaySdk } = require('alipay-sdk') as typeof import('alipay-sdk');
    sdk ??= new AlipaySdk({
      appId: config.ALIPAY_APP_ID,
      privateKey: config.ALIPAY_PRIVATE_KEY,
      keyType: keyTypeOf(config.ALIPAY_PRIVATE_KEY),
      alipayPublicKey: config.ALIPAY_PUBLIC_KEY,
      gateway: config.ALIPAY_GATEWAY,
      timeout: config.ALIPAY_TIMEOUT_MS,
      signType: 'RSA2',
    });
    return sdk;
  };
}

function gatewayOver(open: () => AlipaySdk, config: Config): PaymentGateway {
  return {
    async exec({ method, answer }, content) {
      // An answer is trusted only with the app's signature, a rejection as much as a success.
      const given = await open()
        .exec(method, { bizContent: content }, { validateSign: true })
        .catch((error: unknown) => {
          throw failureOf(method, error);
        });
      const head = Head.safeParse(given);
      if (!head.success) throw new PaymentError('ambiguous', `${method}: an answer without a code`);
      if (head.data.code !== '10000') throw refusalOf(method, head.data.code, head.data.subCode ?? '');
      const read = answer.safeParse(given);
      if (!read.success) throw new PaymentError('ambiguous', `${method}: an answer that cannot be read`);
      return read.data;
    },
    pageUrl(method, content, { returnUrl, notifyUrl }) {
      return open().pageExecute(method, 'GET', { bizContent: content, returnUrl, notifyUrl });
    },
    readNotify: (fields) => readSigned(open(), config, fields),
  };
}
