import { defineError } from '../../kernel/domainError.ts';

export const PhoneUnchanged = defineError({
  code: 'phoneUnchanged',
  number: 1209,
  description: "The new number is the viewer's present one.",
  input: 'phone',
  zh: '这就是你现在的手机号',
  en: 'This is already your phone number',
});

export const PhoneTaken = defineError({
  code: 'phoneTaken',
  number: 1210,
  description: 'The new number has an account. Shown only after the code that went to it was entered.',
  input: 'phone',
  zh: '这个手机号已有账户，请换一个',
  en: 'This phone number already has an account; use another',
});

export const PhoneChangeMissing = defineError({
  code: 'phoneChangeMissing',
  number: 1211,
  description: 'The code of the present phone was not entered in the last ten minutes.',
  zh: '请先验证当前手机号',
  en: 'Confirm your present phone number first',
});
