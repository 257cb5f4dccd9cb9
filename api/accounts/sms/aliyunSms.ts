import { createRequire } from 'node:module';
import { SmsError, type SmsErrorKind, type SmsGateway } from './smsGateway.ts';

// The SDK is CommonJS with a `default` among its exports; `require` sees them as its types describe them.
const require = createRequire(import.meta.url);
const { default: Client, SendSmsRequest } =
  require('@alicloud/dysmsapi20170525') as typeof import('@alicloud/dysmsapi20170525');
const { $OpenApiUtil } = require('@alicloud/openapi-core') as typeof import('@alicloud/openapi-core');

/** Aliyun Dysms: its address, our keys, and the approved signature and template. */
export interface AliyunSmsConfig {
  /** Host and port, without a scheme: `dysmsapi.aliyuncs.com`. */
  readonly endpoint: string;
  readonly protocol: 'http' | 'https';
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  readonly signName: string;
  /** A template with one variable, `code`. */
  readonly templateCode: string;
  readonly timeoutMs: number;
}

/** Codes after which the same message may be sent later; every other rejection is final for this message. */
const transientCodes: ReadonlySet<string> = new Set([
  'isp.SYSTEM_ERROR',
  'isv.BUSINESS_LIMIT_CONTROL',
  'ServiceUnavailable',
  'InternalError',
]);

function kindOf(code: string): SmsErrorKind {
  return transientCodes.has(code) || code.startsWith('Throttling') ? 'transient' : 'definite';
}

/** The SDK's errors carry `code` if the provider answered; without an answer the message may have been sent. */
function toSmsError(error: unknown): SmsError {
  const fields = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  const { code, statusCode } = fields;
  if (typeof statusCode !== 'number') {
    return new SmsError('ambiguous', 'SendSms: no answer');
  }
  const name = String(code);
  return new SmsError(statusCode >= 500 ? 'transient' : kindOf(name), `SendSms: refused (${name})`, name);
}

/** The SMS gateway over Aliyun's official SDK. */
export function createAliyunSms(config: AliyunSmsConfig): SmsGateway {
  const client = new Client(
    new $OpenApiUtil.Config({
      endpoint: config.endpoint,
      protocol: config.protocol,
      accessKeyId: config.accessKeyId,
      accessKeySecret: config.accessKeySecret,
      readTimeout: config.timeoutMs,
      connectTimeout: config.timeoutMs,
    }),
  );
  return {
    async sendCode(phone, code) {
      const request = new SendSmsRequest({
        // Mainland numbers are required without a prefix, others with their country code and without the plus.
        phoneNumbers: phone.replace(/^\+86/, '').replace(/^\+/, ''),
        signName: config.signName,
        templateCode: config.templateCode,
        templateParam: JSON.stringify({ code }),
      });
      const { body } = await client.sendSms(request).catch((error: unknown) => {
        throw toSmsError(error);
      });
      const answered = body?.code ?? 'no code';
      if (answered !== 'OK') throw new SmsError(kindOf(answered), `SendSms: refused (${answered})`, answered);
      return { messageId: body?.bizId ?? '' };
    },
  };
}
