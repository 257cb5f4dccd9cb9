import { defineError, field } from '../../kernel/domainError.ts';
import { CALLBACK_URL_RULES, type CallbackUrlProblem } from '../../notifications/callback/callbackUrl.ts';

export const AlertWebhooksFull = defineError({
  code: 'alertWebhooksFull',
  number: 2131,
  description: 'The viewer already has the maximum number of webhooks.',
  fields: { limit: field('Int', 'The maximum number for one user.') },
  zh: ({ limit }) => `最多设置 ${limit} 个 Webhook，请先删除一些`,
  en: ({ limit }) => `You can have up to ${limit} webhooks; remove some first`,
});

export const WebhookUrlInvalid = defineError({
  code: 'webhookUrlInvalid',
  number: 2132,
  description: 'The address is not a public https address at port 443 or 8443.',
  input: 'url',
  fields: { urlProblem: field<CallbackUrlProblem>('CallbackUrlProblem', 'What is wrong with the address.') },
  zh: ({ urlProblem }) => CALLBACK_URL_RULES[urlProblem].zh,
  en: ({ urlProblem }) => CALLBACK_URL_RULES[urlProblem].en,
});

export const AlertWebhookUnknown = defineError({
  code: 'alertWebhookUnknown',
  number: 2133,
  description: 'The viewer has no such alert over copies, or it has no webhook.',
  zh: '没有这个提醒或它的 Webhook',
  en: 'There is no such alert, or it has no webhook',
});
