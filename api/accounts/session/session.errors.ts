import { defineError, field } from '../../kernel/domainError.ts';

export const PhoneInvalid = defineError({
  code: 'phoneInvalid',
  number: 1001,
  description: 'The phone number is not a mobile number of mainland China.',
  zh: '请输入正确的手机号',
  en: 'Please enter a correct phone number',
});

export const TooManyCodes = defineError({
  code: 'tooManyCodes',
  number: 1002,
  description:
    'Too many codes were requested or too many wrong ones entered. The limit applies per phone, per device, per IP address, or to all users together.',
  fields: { retryAfterSeconds: field('Int', 'Seconds until the next attempt can succeed.') },
  zh: '验证码请求太频繁，请过一会儿再试',
  en: 'Too many codes requested, try again later',
});

export const ProofOfWorkRequired = defineError({
  code: 'proofOfWorkRequired',
  number: 1003,
  description:
    'The next code requires a proof of work: find a text `nonce` such that SHA-256 of `challenge:nonce` begins with `difficulty` zero bits, and send it as `proofOfWork`.',
  fields: {
    challenge: field('String', 'First part of the text that is hashed.'),
    difficulty: field('Int', 'Leading zero bits that the hash of the answer must have.'),
  },
  zh: '需要多验证一步，请重试',
  en: 'One more check is needed, try again',
});

export const CodeWrong = defineError({
  code: 'codeWrong',
  number: 1004,
  description: 'The code is wrong, already used or expired.',
  zh: '登录失败，验证码错误',
  en: 'Login failed, verification code incorrect',
});

export const StepUpCodeWrong = defineError({
  code: 'stepUpCodeWrong',
  number: 1007,
  description: 'The code for a protected action is wrong, already used or expired.',
  zh: '验证码错误或已失效',
  en: 'The code is wrong or no longer valid',
});

export const AgreementMissing = defineError({
  code: 'agreementMissing',
  number: 1005,
  description: 'The service and privacy agreements were not accepted.',
  zh: '请先同意用户协议',
  en: 'Please agree to the user agreement first',
});

/** Why a code did not go out, as far as its reader can do something about it. */
export type CodeTrouble = 'number' | 'limit' | 'unanswered' | 'busy' | 'service';

const TROUBLE_WORDS: Readonly<Record<CodeTrouble, { zh: string; en: string }>> = {
  number: {
    zh: '这个手机号收不到短信，请检查号码，或换一个能收短信的手机号',
    en: 'This number cannot receive text messages: check it, or use another one',
  },
  limit: {
    zh: '这个手机号收到的验证码太多，运营商暂不再发送；请用最近收到的验证码，或一小时后再获取',
    en: 'This number was sent too many codes and its carrier holds back more: use the last one you received, or ask again in an hour',
  },
  unanswered: {
    zh: '短信可能已经发出，请先看看手机；没收到的话，一分钟后重新获取',
    en: 'The message may be on its way: look at your phone first, and ask again in a minute if nothing came',
  },
  busy: {
    zh: '短信服务正忙，验证码没有发出，请一分钟后重新获取',
    en: 'The text message service is busy and the code was not sent: ask again in a minute',
  },
  service: {
    zh: '短信服务出了问题，验证码没有发出，与你的手机号无关；请稍后重新获取，一直不行请联系客服',
    en: 'The text message service has a problem that is not of your number, and the code was not sent: try again later, and write to us if that does not help',
  },
};

export const CodeNotSent = defineError({
  code: 'codeNotSent',
  number: 1006,
  description:
    'The SMS provider did not send the code, or did not say so. The message says what its reader can do.',
  fields: {
    trouble: field<CodeTrouble>('CodeTrouble', 'Why the code was not sent.'),
    retryAfterSeconds: field('Int', 'Seconds until the next attempt can succeed.'),
  },
  zh: ({ trouble }) => TROUBLE_WORDS[trouble].zh,
  en: ({ trouble }) => TROUBLE_WORDS[trouble].en,
});
