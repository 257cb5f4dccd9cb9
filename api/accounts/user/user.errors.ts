import { defineError, field } from '../../kernel/domainError.ts';
import type { HoldCause } from './accountHold.ts';
import type { StoppedAction } from './restriction.ts';

export const TradeUrlMissing = defineError({
  code: 'tradeUrlMissing',
  number: 2005,
  description: 'The viewer has no trade link. `setTradeUrl` must be called first.',
  guide: {
    retry: 'changed',
    causeZh: '请求没有 tradeUrl，账户也没有设置交易链接。',
    nextZh: '在请求中给出 tradeUrl，或在站内设置。',
    nextEn: 'Send `tradeUrl`, or set one on the site.',
  },
  zh: '请先填写 Steam 交易链接',
  en: 'Enter your Steam trade link first',
});

/** The actions that a blocked account cannot perform. */
export type BlockedAction = StoppedAction<'accountBlocked'>;

const BLOCKED_ACTIONS: Record<BlockedAction, { zh: string; en: string }> = {
  buy: { zh: '当前账户异常，不能购买', en: 'Current account abnormal, cannot buy' },
  list: { zh: '当前账户异常，无法上架', en: 'Current account abnormal, cannot list items' },
  withdraw: { zh: '当前账户异常，不能提现', en: 'Current account abnormal, cannot withdraw' },
};

export const AccountBlocked = defineError({
  code: 'accountBlocked',
  number: 2007,
  description: 'The account is held for review. Reading, unlisting and the orders under way go on.',
  fields: {
    action: field<BlockedAction>('UserAction', 'What the account cannot do.'),
    reason: field<HoldCause>('AccountHoldCause', 'Why the account is held.'),
    orderNo: field('String?', 'Number of the order that caused the hold. Null if none did.'),
  },
  guide: {
    retry: 'changed',
    causeZh: '账户因核查被暂停该操作；读取、下架与进行中的订单不受影响。',
    nextZh: '查看 data 的 reason 与 orderNo，处理完（或暂停到期）后再发送；不要自动重试。',
    nextEn:
      'Read `reason` and `orderNo` in `data`; send again once the hold is over. Do not retry by itself.',
    example: { action: 'buy', reason: 'reversedTrade', orderNo: '20260101000001' },
  },
  zh: ({ action }) => BLOCKED_ACTIONS[action].zh,
  en: ({ action }) => BLOCKED_ACTIONS[action].en,
});

export const WithdrawalsHeld = defineError({
  code: 'withdrawalsHeld',
  number: 1112,
  description:
    'The withdrawals of the viewer are held, for instance after a reversed trade. `Viewer.restrictions` contains the reason.',
  fields: { endsAt: field('DateTime?', 'When the hold ends. Null where it lasts until operators end it.') },
  zh: '提现已暂停，原因见页面上方',
  en: 'Withdrawals are held; the top of the page says why',
});

export const SandboxSilent = defineError({
  code: 'sandboxSilent',
  number: 2030,
  description: 'The sandbox does not respond, so there is no ready-made trade link. In sandbox mode only.',
  zh: '沙盒没有回应，请稍后再试',
  en: 'The sandbox does not respond. Try again in a moment',
});

export const TradeUrlInvalid = defineError({
  code: 'tradeUrlInvalid',
  number: 2006,
  description:
    'The text is not a Steam trade link of the form https://steamcommunity.com/tradeoffer/new/?partner=…&token=….',
  guide: {
    retry: 'changed',
    causeZh: '不是 Steam 交易链接。',
    nextZh: '请收件人从 Steam 隐私设置复制完整链接。',
    nextEn: 'Ask the recipient for the whole link from Steam’s privacy settings.',
  },
  zh: '交易链接格式不对，请从 Steam 的隐私设置中复制',
  en: "This is not a trade link. Copy it from Steam's privacy settings",
});
