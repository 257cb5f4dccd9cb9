import { defineError } from '../../kernel/domainError.ts';

export const BulkActionAtWork = defineError({
  code: 'bulkActionAtWork',
  number: 2106,
  description: 'Another action on many copies is at work. One runs at a time for each seller.',
  zh: '上一个批量操作还在进行，请等它完成，或先暂停它',
  en: 'Another bulk action is still running. Wait for it to finish, or pause it first',
});

export const BulkActionUnknown = defineError({
  code: 'bulkActionUnknown',
  number: 2107,
  description: 'The viewer has no such action, or its state does not allow this any more.',
  zh: '没有这个批量操作，或它的状态已经改变',
  en: 'There is no such bulk action, or its state has changed',
});
