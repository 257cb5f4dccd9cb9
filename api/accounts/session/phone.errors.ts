import { defineError } from '../../kernel/domainError.ts';

export const PhoneUnchanged = defineError({
  code: 'phoneUnchanged',
  number: 1209,
  description: "The new phone number is the viewer's current one.",
  input: 'phone',
  zh: '这就是你现在的手机号',
  en: 'This is already your phone number',
});

export const PhoneTaken = defineError({
  code: 'phoneTaken',
  number: 1210,
  description:
    'The new phone number already has an account. Returned only after the code sent to that number was entered.',
  input: 'phone',
  zh: '这个手机号已有账户，请换一个',
  en: 'This phone number already has an account; use another',
});

export const PhoneChangeMissing = defineError({
  code: 'phoneChangeMissing',
  number: 1211,
  description: 'The code sent to the current phone was not entered within the last ten minutes.',
  zh: '请先验证当前手机号',
  en: 'Confirm your present phone number first',
});
