import { defineError, field } from '../../kernel/domainError.ts';

export const InventoryNotDue = defineError({
  code: 'inventoryNotDue',
  number: 5201,
  description:
    'The account was bound less than five minutes ago, or its inventory was refreshed a moment ago.',
  fields: { dueAt: field('DateTime', 'When the next refresh can be requested.') },
  zh: '请稍后再试',
  en: 'The inventory cannot be refreshed yet',
});

export const NoSteamAccount = defineError({
  code: 'noSteamAccount',
  number: 5202,
  description: 'No Steam account is bound, or none of that id.',
  zh: '没有可用的 Steam 账号，请绑定令牌后重试',
  en: 'No usable Steam account; bind a token and retry',
});
