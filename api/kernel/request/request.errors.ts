import { defineError } from '../domainError.ts';

export const RequestIdReused = defineError({
  code: 'requestIdReused',
  number: 2008,
  description: 'The client request id was already used for a different request.',
  zh: '该请求编号已用于另一个请求，请关闭窗口后重新操作',
  en: 'This request number was already used for another request. Close the window and try again',
});
