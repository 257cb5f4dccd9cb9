import { defineError, field, type Language } from '../../kernel/domainError.ts';
import { CALLBACK_URL_RULES, type CallbackUrlProblem } from '../../notifications/callback/callbackUrl.ts';
import type { ApplicationProblem } from './partner.ts';
import type { KeyProblem } from './partnerKey.ts';

const FIELD_RULES: Record<ApplicationProblem, Record<Language, string>> = {
  phone: { zh: '请输入正确的中国大陆手机号', en: 'Enter a mobile number of mainland China' },
  wechat: {
    zh: '微信号为 6 到 20 位字母、数字、- 或 _，以字母开头；也可以填手机号',
    en: '6 to 20 letters, digits, - or _, beginning with a letter; or a mobile number',
  },
  reason: {
    zh: '申请理由需要 10 到 500 字，且不能有看不见的字符',
    en: '10 to 500 characters, all of them visible',
  },
  dailyOrders: { zh: '请输入 0 到 1,000,000 的整数', en: 'A whole number from 0 to 1,000,000' },
  dailyAmountCents: {
    zh: '请输入 0 到 100,000,000 元，最多两位小数',
    en: '0 to 100,000,000 yuan, with two decimals at most',
  },
};

export const ApplicationInvalid = defineError({
  code: 'applicationInvalid',
  number: 6001,
  description: 'A field of the application is missing or invalid.',
  fields: { field: field<ApplicationProblem>('String', 'Name of the input field that is wrong.') },
  zh: ({ field }) => FIELD_RULES[field].zh,
  en: ({ field }) => FIELD_RULES[field].en,
});

export const ApplicationExists = defineError({
  code: 'applicationExists',
  number: 6002,
  description: 'The viewer already has an application under review or approved.',
  zh: '已有申请在审核或已通过',
  en: 'An application is under review or approved already',
});

export const PartnerNotApproved = defineError({
  code: 'partnerNotApproved',
  number: 6003,
  description: 'The viewer has no approved application.',
  zh: '申请还没有通过',
  en: 'The application is not approved yet',
});

export const PartnerLocked = defineError({
  code: 'partnerLocked',
  number: 6004,
  description: 'The key and the callback address are locked. Only an operator can unlock them.',
  zh: '公钥与回调地址已提交，不能更改',
  en: 'Key and callback address are submitted and cannot be changed',
});

const KEY_RULES: Record<KeyProblem, Record<Language, string>> = {
  private: {
    zh: '这是私钥，请不要发给任何人。请填写公钥（BEGIN PUBLIC KEY）',
    en: 'This is a private key: give it to nobody. Enter the public key (BEGIN PUBLIC KEY)',
  },
  certificate: { zh: '这是证书，请填写其中的公钥', en: 'This is a certificate: enter the public key in it' },
  format: {
    zh: '没有认出公钥：请完整粘贴以 BEGIN PUBLIC KEY 开头的内容',
    en: 'No public key was recognised: paste all of it, from BEGIN PUBLIC KEY on',
  },
  algorithm: { zh: '只支持 RSA 公钥', en: 'Only RSA keys are taken' },
  length: { zh: '公钥需要 2048 到 4096 位', en: 'The key needs 2048 to 4096 bits' },
  exponent: { zh: '公钥的公共指数必须是 65537', en: 'The public exponent must be 65537' },
};

export const PartnerKeyInvalid = defineError({
  code: 'partnerKeyInvalid',
  number: 6005,
  description: 'The key is not an RSA public key of 2048 to 4096 bits with the exponent 65537.',
  input: 'publicKey',
  fields: { keyProblem: field<KeyProblem>('PartnerKeyProblem', 'What is wrong with the key.') },
  zh: ({ keyProblem }) => KEY_RULES[keyProblem].zh,
  en: ({ keyProblem }) => KEY_RULES[keyProblem].en,
});

export const PartnerKeyTaken = defineError({
  code: 'partnerKeyTaken',
  number: 6006,
  description: 'The key is or was already registered. A new key pair is required.',
  input: 'publicKey',
  zh: '这把公钥已被登记过，请重新生成一对',
  en: 'This key was registered before; make a new pair',
});

export const CallbackUrlInvalid = defineError({
  code: 'callbackUrlInvalid',
  number: 6007,
  description: 'The address is not a public https address at port 443 or 8443.',
  input: 'callbackUrl',
  fields: { urlProblem: field<CallbackUrlProblem>('CallbackUrlProblem', 'What is wrong with the address.') },
  zh: ({ urlProblem }) => CALLBACK_URL_RULES[urlProblem].zh,
  en: ({ urlProblem }) => CALLBACK_URL_RULES[urlProblem].en,
});

export const PartnerSetupMissing = defineError({
  code: 'partnerSetupMissing',
  number: 6008,
  description: 'The key and the callback address are missing. `beginPartnerSetup` must be called first.',
  zh: '请先填写公钥与回调地址',
  en: 'Enter public key and callback address first',
});

export const KeyProofWrong = defineError({
  code: 'keyProofWrong',
  number: 6009,
  description: 'The signature is not a valid RSA-SHA256 signature of the challenge by this key, in base64.',
  input: 'signature',
  zh: '签名不正确：请确认用的是对应的私钥，且没有多签换行',
  en: 'The signature is wrong: use the private key of this pair, without a trailing line break',
});

export const KeyProofMissing = defineError({
  code: 'keyProofMissing',
  number: 6010,
  description: 'The challenge is not signed yet. `provePartnerKey` must be called first.',
  zh: '请先完成签名验证',
  en: 'Check the signature first',
});

export const CallbackTestTooSoon = defineError({
  code: 'callbackTestTooSoon',
  number: 6011,
  description: 'A test callback was sent within the last ten seconds.',
  fields: { retryAfterSeconds: field('Int', 'Seconds until another test can be sent.') },
  zh: ({ retryAfterSeconds }) => `请 ${retryAfterSeconds} 秒后再试`,
  en: ({ retryAfterSeconds }) => `Try again in ${retryAfterSeconds} s`,
});

export const CallbackTestMissing = defineError({
  code: 'callbackTestMissing',
  number: 6012,
  description: 'No test callback to this address has succeeded yet.',
  zh: '请先收到一次成功的测试回调',
  en: 'A test callback must succeed first',
});

export const PartnerNotLocked = defineError({
  code: 'partnerNotLocked',
  number: 6017,
  description: 'The key and the callback address are not submitted yet.',
  guide: {
    retry: 'changed',
    causeZh: '还没有提交公钥与回调地址。',
    nextZh: '先在开放平台页面提交。',
    nextEn: 'Submit both on the page of the open platform first.',
  },
  zh: '请先提交公钥与回调地址',
  en: 'Submit key and callback address first',
});

export const AllowedAddressInvalid = defineError({
  code: 'allowedAddressInvalid',
  number: 6018,
  description: 'An entry is neither an IP address nor an IP range.',
  input: 'addresses',
  fields: { address: field('String', 'The entry that is not an address or a range.') },
  zh: ({ address }) => `「${address}」不是 IP 地址或地址段`,
  en: ({ address }) => `“${address}” is neither an IP address nor a range`,
});

export const AllowedAddressesFull = defineError({
  code: 'allowedAddressesFull',
  number: 6019,
  description: 'The list contains more than 20 addresses.',
  input: 'addresses',
  zh: '最多 20 个地址',
  en: 'At most 20 addresses',
});

export const CallbackEventUnknown = defineError({
  code: 'callbackEventUnknown',
  number: 6020,
  description: 'The viewer has no callback with this id.',
  guide: {
    retry: 'changed',
    causeZh: '没有这个编号的回调。',
    nextZh: '用 `GET /open/v1/callbacks` 查到正确的编号。',
    nextEn: 'Look its id up with `GET /open/v1/callbacks`.',
  },
  zh: '没有找到这条回调',
  en: 'There is no such callback',
});
