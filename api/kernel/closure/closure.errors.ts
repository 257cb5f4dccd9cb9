import { defineError, field } from '../domainError.ts';
import type { Closure } from './closure.ts';

export const ServiceClosed = defineError({
  code: 'serviceClosed',
  number: 2018,
  description: 'Operators have temporarily closed this service for all users.',
  fields: {
    closure: field<Closure>('ServiceClosure', 'The closed service, with the reason of the operators.'),
  },
  zh: ({ closure }) =>
    closure.wordsZh ? `该服务暂时关闭：${closure.wordsZh}` : '该服务暂时关闭，详见运行状态页',
  en: ({ closure }) =>
    closure.wordsEn
      ? `This service is closed for now: ${closure.wordsEn}`
      : 'This service is closed for now; the status page says more',
});
