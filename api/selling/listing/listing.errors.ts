import { defineError } from '../../kernel/domainError.ts';

export const NothingSelected = defineError({
  code: 'nothingSelected',
  number: 2101,
  description: 'The batch contains no items.',
  zh: '请先选择饰品',
  en: 'Select at least one item first',
});

export const UndoNotAllowed = defineError({
  code: 'undoNotAllowed',
  number: 2102,
  description: 'The viewer has no such batch, or the minute in which it can be undone has passed.',
  zh: '已经过了可以撤销的时间',
  en: 'This can no longer be undone',
});
