import { defineError, field } from '../domainError.ts';
import type { Closure } from './closure.ts';

export const ServiceClosed = defineError({
  code: 'serviceClosed',
  number: 2018,
  description: 'Operators have temporarily closed this service for all users.',
  fields: {
    closure: field<Closure>('ServiceClosure', 'The closed service, with the reason of the operators.'),
  },
  guide: {
    retry: 'later',
    waitSeconds: 60,
    causeZh: '该服务暂时对所有人关闭，没有执行。',
    nextZh: '每隔一分钟以上原样重发；原因见 data.closure 与 /status。',
    nextEn: 'Send the same again, a minute apart or more; `data.closure` and `/status` say why.',
    example: {
      closure: {
        service: 'purchases',
        closedAt: new Date('2026-11-25T08:00:00.000Z'),
        wordsZh: null,
        wordsEn: null,
      },
    },
  },
  zh: ({ closure }) =>
    closure.wordsZh ? `该服务暂时关闭：${closure.wordsZh}` : '该服务暂时关闭，详见运行状态页',
  en: ({ closure }) =>
    closure.wordsEn
      ? `This service is closed for now: ${closure.wordsEn}`
      : 'This service is closed for now; the status page says more',
});
