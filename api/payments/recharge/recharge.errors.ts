import { defineError } from '../../kernel/domainError.ts';

export const RechargeClosed = defineError({
  code: 'rechargeClosed',
  number: 3101,
  description: 'Recharging is temporarily closed by the operators.',
  zh: '充值暂时关闭，请联系客服',
  en: 'Recharge temporarily closed, contact customer service',
});

export const RechargeAmountInvalid = defineError({
  code: 'rechargeAmountInvalid',
  number: 3102,
  description: 'The amount is not between 5 and 100,000 yuan.',
  zh: '单笔充值最低 5 元，最高 100,000 元',
  en: 'A recharge lies between 5 and 100,000 yuan',
});

export const ContractMissing = defineError({
  code: 'contractMissing',
  number: 3103,
  description: 'The recharge contract must be signed first.',
  zh: '请先签约，再充值',
  en: 'Sign the contract before recharging',
});

export const ContractNotEnterprise = defineError({
  code: 'contractNotEnterprise',
  number: 3104,
  description: 'The recharge contract must be an enterprise contract.',
  zh: '充值需要企业签约，个人账户的签约不能使用',
  en: 'Recharging needs an enterprise contract; one signed as a person does not count',
});

export const ContractExists = defineError({
  code: 'contractExists',
  number: 3105,
  description: 'The viewer already has a recharge contract.',
  zh: '已经签约，无需再次签约',
  en: 'There is a contract already',
});

export const RechargesFull = defineError({
  code: 'rechargesFull',
  number: 3106,
  description: 'The viewer has too many unpaid recharges.',
  zh: '未完成的充值太多，请先付款',
  en: 'Too many unpaid recharges; pay those first',
});

export const RechargeUnpayable = defineError({
  code: 'rechargeUnpayable',
  number: 3107,
  description: 'The recharge has ended, has expired or does not exist.',
  zh: '这笔充值已结束，请重新发起',
  en: 'This recharge can no longer be paid; begin a new one',
});
