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

export const CodeNotSent = defineError({
  code: 'codeNotSent',
  number: 1006,
  description: 'The SMS provider did not accept the code. A later attempt can succeed.',
  zh: '验证码没有发出，请过一会儿再试',
  en: 'The code could not be sent, try again later',
});
