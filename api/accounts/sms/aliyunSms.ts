import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { SmsError, type SmsErrorKind, type SmsGateway } from './smsGateway.ts';

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

/** How long a call of the provider may take, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** What the settings say of the provider. */
export function aliyunSmsConfig(config: Config): AliyunSmsConfig {
  return {
    endpoint: config.SMS_ENDPOINT,
    protocol: config.SMS_PROTOCOL,
    accessKeyId: config.SMS_ACCESS_KEY_ID,
    accessKeySecret: config.SMS_ACCESS_KEY_SECRET,
    signName: config.SMS_SIGN_NAME,
    templateCode: config.SMS_TEMPLATE_CODE,
    timeoutMs: TIMEOUT_MS,
  };
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

const Answer = z.object({ Code: z.string().default('no code'), BizId: z.string().default('') });

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** By RFC 3986: `encodeURIComponent` leaves some characters as they are. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** A call of one of Aliyun's RPC services without a body: its parameters are the query. */
export interface AcsCall {
  readonly host: string;
  readonly action: string;
  readonly version: string;
  readonly query: Readonly<Record<string, string>>;
  readonly nonce: string;
  readonly date: Date;
}

/** The query and the headers of a call to `POST /`, with Aliyun's V3 signature (ACS3-HMAC-SHA256). */
export function signAcsCall(
  { host, action, version, query, nonce, date }: AcsCall,
  { accessKeyId, accessKeySecret }: Pick<AliyunSmsConfig, 'accessKeyId' | 'accessKeySecret'>,
): { query: string; headers: Readonly<Record<string, string>> } {
  const queryText = Object.keys(query)
    .sort()
    .map((name) => `${encode(name)}=${encode(query[name] ?? '')}`)
    .join('&');
  const signed: Readonly<Record<string, string>> = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': date.toISOString().replace(/\.\d+/, ''),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const names = Object.keys(signed).sort();
  const lines = names.map((name) => `${name}:${signed[name]}\n`).join('');
  const canonical = ['POST', '/', queryText, lines, names.join(';'), sha256('')].join('\n');
  const signature = createHmac('sha256', accessKeySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex');
  const authorization = `ACS3-HMAC-SHA256 Credential=${accessKeyId},SignedHeaders=${names.join(';')},Signature=${signature}`;
  const { host: _, ...sent } = signed;
  return { query: queryText, headers: { ...sent, authorization, accept: 'application/json' } };
}

/** Makes a call and reads its answer. Throws `ambiguous` without one that can be read: its effect may have happened. */
async function callDysms(
  config: AliyunSmsConfig,
  action: 'SendSms' | 'QuerySmsTemplate',
  query: Readonly<Record<string, string>>,
): Promise<z.infer<typeof Answer>> {
  const nonce = crypto.randomUUID();
  const version = '2017-05-25';
  const call = signAcsCall(
    { host: config.endpoint, action, version, query, nonce, date: new Date() },
    config,
  );
  const { status, answer } = await fetch(`${config.protocol}://${config.endpoint}/?${call.query}`, {
    method: 'POST',
    headers: call.headers,
    redirect: 'error',
    signal: AbortSignal.timeout(config.timeoutMs),
  })
    .then(async (response) => ({ status: response.status, answer: Answer.parse(await response.json()) }))
    .catch(() => {
      throw new SmsError('ambiguous', `${action}: no answer`);
    });
  if (status < 300 && answer.Code === 'OK') return answer;
  const kind = status >= 500 ? 'transient' : kindOf(answer.Code);
  throw new SmsError(kind, `${action}: refused (${answer.Code})`, answer.Code);
}

/** Asks for our template, which sends nothing: whether keys and template are accepted. Throws `SmsError`. */
export async function querySmsTemplate(config: AliyunSmsConfig): Promise<void> {
  await callDysms(config, 'QuerySmsTemplate', { TemplateCode: config.templateCode });
}

/** The SMS gateway over Aliyun Dysms, version 2017-05-25. */
export function createAliyunSms(config: AliyunSmsConfig): SmsGateway {
  return {
    async sendCode(phone, code) {
      const { BizId: messageId } = await callDysms(config, 'SendSms', {
        // Mainland numbers are required without a prefix, others with their country code and without the plus.
        PhoneNumbers: phone.replace(/^\+86/, '').replace(/^\+/, ''),
        SignName: config.signName,
        TemplateCode: config.templateCode,
        TemplateParam: JSON.stringify({ code }),
      });
      return { messageId };
    },
  };
}
