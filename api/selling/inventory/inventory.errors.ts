import { defineError, field } from '../../kernel/domainError.ts';

export const InventoryNotDue = defineError({
  code: 'inventoryNotDue',
  number: 5201,
  description:
    'The inventory cannot be refreshed yet: the account was bound less than five minutes ago, or the last refresh is too recent.',
  fields: { dueAt: field('DateTime', 'When the next refresh can be requested.') },
  guide: {
    retry: 'later',
    waitSeconds: 300,
    causeZh: '库存还不能刷新：账号刚绑定，或刚刷新过。',
    nextZh: '在 data.dueAt 之后再发送。',
    nextEn: 'Send it again after `data.dueAt`.',
    example: { dueAt: new Date('2026-11-25T08:05:00.000Z') },
  },
  zh: '请稍后再试',
  en: 'The inventory cannot be refreshed yet',
});

export const NoSteamAccount = defineError({
  code: 'noSteamAccount',
  number: 5202,
  description: 'The viewer has bound no Steam account, or none with this id.',
  guide: {
    retry: 'changed',
    causeZh: '没有绑定 Steam 账号，或没有这个 id 的账号。',
    nextZh: '先在站内绑定 Steam 账号。',
    nextEn: 'Bind a Steam account on the site first.',
  },
  zh: '没有可用的 Steam 账号，请绑定令牌后重试',
  en: 'No usable Steam account; bind a token and retry',
});

export const SheetMissing = defineError({
  code: 'sheetMissing',
  number: 5203,
  description: 'The form has no file of prices in its field `sheet`, or an empty one.',
  zh: '请选择一个表格文件',
  en: 'Choose a file of prices',
});

export const SheetTooLarge = defineError({
  code: 'sheetTooLarge',
  number: 5204,
  description: 'The file of prices is larger than 8 MB.',
  zh: '表格不能超过 8 MB',
  en: 'The file is larger than 8 MB',
});
