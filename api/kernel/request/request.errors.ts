import { defineError } from '../domainError.ts';

export const RequestIdReused = defineError({
  code: 'requestIdReused',
  number: 2008,
  description: 'The client request id was already used for a different request.',
  guide: {
    retry: 'changed',
    causeZh: '这个编号（outOrderNo、ownNo 或 requestId）已用于另一个内容不同的请求。',
    nextZh: '换一个新编号；若是重发，请按原样发送。',
    nextEn: 'Use a new number; to repeat a request, send exactly the same.',
  },
  zh: '该请求编号已用于另一个请求，请关闭窗口后重新操作',
  en: 'This request number was already used for another request. Close the window and try again',
});
