import { defineError, field } from '../../kernel/domainError.ts';

export const RealNameInvalid = defineError({
  code: 'realNameInvalid',
  number: 1101,
  description: 'The name is not in the form used on an ID card.',
  input: 'name',
  zh: '请填写身份证上的中文姓名',
  en: 'Enter the Chinese name on the ID card',
});

export const IdNumberInvalid = defineError({
  code: 'idNumberInvalid',
  number: 1102,
  description: 'The ID number is invalid: its length, date of birth or check character is wrong (GB 11643).',
  input: 'idNumber',
  zh: '身份证号有误，请逐位核对',
  en: 'The ID number is wrong; check each character',
});

export const PaymentAccountInvalid = defineError({
  code: 'paymentAccountInvalid',
  number: 1103,
  description: 'The payment-app account is neither a mobile number nor an e-mail address.',
  input: 'paymentAccount',
  zh: '请填写支付宝账号：手机号或邮箱',
  en: 'Enter the Alipay account: a mobile number or an e-mail address',
});

export const IdentityUnderage = defineError({
  code: 'identityUnderage',
  number: 1104,
  description: 'The person is under eighteen years old.',
  input: 'idNumber',
  zh: '未满 18 周岁，不能提现',
  en: 'Withdrawals are for people of 18 and over',
});

export const IdentityMismatch = defineError({
  code: 'identityMismatch',
  number: 1105,
  description: 'The name and the ID number do not belong to the same person.',
  input: 'name',
  zh: '姓名与身份证号不一致，请核对',
  en: 'Name and ID number do not match',
});

export const IdNumberTaken = defineError({
  code: 'idNumberTaken',
  number: 1106,
  description: 'The ID number is already used to verify another user.',
  input: 'idNumber',
  zh: '该身份证已认证其他账号',
  en: 'This ID number verifies another account already',
});

export const PaymentAccountTaken = defineError({
  code: 'paymentAccountTaken',
  number: 1111,
  description: 'The payment-app account belongs, or belonged, to another user.',
  input: 'paymentAccount',
  zh: '该支付宝账号已绑定其他账号',
  en: 'This Alipay account belongs to another account already',
});

export const IdentityNotReached = defineError({
  code: 'identityNotReached',
  number: 1107,
  description:
    'The verification service does not respond. Nothing was changed. Another attempt requires a new code.',
  zh: '实名认证服务暂时没有响应，请稍后重新获取验证码再试',
  en: 'The verification service does not answer; try again later with a new code',
});

export const AlreadyVerified = defineError({
  code: 'alreadyVerified',
  number: 1108,
  description: 'The viewer is already verified. A verified name and ID number cannot be changed.',
  zh: '已完成实名认证',
  en: 'Already verified',
});

export const VerificationMissing = defineError({
  code: 'verificationMissing',
  number: 1109,
  description: 'The viewer is not verified yet.',
  zh: '请先完成实名认证',
  en: 'Verify your real name first',
});

export const WithdrawalsFrozen = defineError({
  code: 'withdrawalsFrozen',
  number: 1110,
  description: 'The payment-app account or the phone number was changed in the last 24 hours.',
  fields: { until: field('DateTime', 'When withdrawals are possible again.') },
  zh: '更换提现账户或手机号后 24 小时内不能提现',
  en: 'Withdrawals are frozen for 24 hours after a change of the account or the phone number',
});
