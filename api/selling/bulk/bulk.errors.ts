import { defineError, field } from '../../kernel/domainError.ts';

export const BulkQueueFull = defineError({
  code: 'bulkQueueFull',
  number: 2109,
  description: 'An action on many copies is at work, and as many as allowed wait for it.',
  fields: { waitingMax: field('Int', 'Most actions of a seller that can wait.') },
  guide: {
    retry: 'later',
    waitSeconds: 10,
    causeZh: '已有一个批量操作在进行，排队中的也已满。',
    nextZh: '等一个结束，或 /cancel 一个排队中的，再发送同一请求。',
    nextEn: 'Wait until one has ended, or cancel one that waits, then send the same request.',
    example: { waitingMax: 5 },
  },
  zh: ({ waitingMax }) => `排队中的批量操作最多 ${waitingMax} 个，请等一个完成，或取消一个`,
  en: ({ waitingMax }) =>
    `At most ${waitingMax} bulk actions can wait. Wait for one to finish, or cancel one`,
});

export const BulkActionUnknown = defineError({
  code: 'bulkActionUnknown',
  number: 2107,
  description: 'The viewer has no such action, or its state does not allow this any more.',
  guide: {
    retry: 'changed',
    causeZh: '没有这个批量操作，或它当前的状态不允许此动作。',
    nextZh: '读取 GET /bulk-actions/{bulkActionId} 的 state，再决定下一步。',
    nextEn: 'Read `state` by `GET /bulk-actions/{bulkActionId}` and decide by it.',
  },
  zh: '没有这个批量操作，或它的状态已经改变',
  en: 'There is no such bulk action, or its state has changed',
});

export const BulkSelectionChanged = defineError({
  code: 'bulkSelectionChanged',
  number: 2108,
  description:
    'Other copies or listings match than at the dry run whose `digest` was given. Nothing has begun; read the dry run again.',
  fields: {
    previewedCount: field('Int', 'Number of targets of the dry run.'),
    matchingCount: field('Int', 'Number of targets that match now.'),
  },
  guide: {
    retry: 'changed',
    causeZh: '符合条件的饰品与预览（digest）时不同，尚未开始。',
    nextZh: '重新预览，用新的 digest 发送。',
    nextEn: 'Preview again and send its new `digest`.',
    example: { previewedCount: 120, matchingCount: 118 },
  },
  zh: ({ previewedCount: before, matchingCount: now }) =>
    `选择的内容已变化：${now > before ? `多了 ${now - before} 件` : now < before ? `少了 ${before - now} 件` : '件数相同，但有几件换了'}，请重新核对`,
  en: ({ previewedCount: before, matchingCount: now }) =>
    `The selection has changed: ${now > before ? `${now - before} more` : now < before ? `${before - now} fewer` : 'as many, but not the same'}. Check it again`,
});
