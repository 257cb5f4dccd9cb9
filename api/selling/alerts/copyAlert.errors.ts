import { defineError, field } from '../../kernel/domainError.ts';

export const CopyAlertsFull = defineError({
  code: 'copyAlertsFull',
  number: 2130,
  description: 'The viewer already has the maximum number of alerts over copies.',
  fields: { limit: field('Int', 'The maximum number for one user.') },
  zh: ({ limit }) => `最多设置 ${limit} 个单件提醒，请先删除一些`,
  en: ({ limit }) => `You can have up to ${limit} alerts over copies; remove some first`,
});
