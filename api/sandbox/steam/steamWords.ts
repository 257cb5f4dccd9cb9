import { tradeOfferStates, tradeStatuses } from '../../steam/client/steamState.ts';
import { html, type Markup } from '../pages/markup.ts';

type Tone = 'pos' | 'neg' | 'warn' | 'info' | 'mute';
type Word = readonly [zh: string, en: string, tone: Tone];

const offerWords: Readonly<Record<number, Word>> = {
  [tradeOfferStates.Invalid]: ['无效', 'Invalid', 'mute'],
  [tradeOfferStates.Active]: ['待回应', 'Active', 'warn'],
  [tradeOfferStates.Accepted]: ['已接受', 'Accepted', 'pos'],
  [tradeOfferStates.Countered]: ['已还价', 'Countered', 'neg'],
  [tradeOfferStates.Expired]: ['已过期', 'Expired', 'mute'],
  [tradeOfferStates.Canceled]: ['已取消', 'Canceled', 'mute'],
  [tradeOfferStates.Declined]: ['已拒绝', 'Declined', 'neg'],
  [tradeOfferStates.InvalidItems]: ['物品失效', 'InvalidItems', 'neg'],
  [tradeOfferStates.CreatedNeedsConfirmation]: ['待手机确认', 'NeedsConfirmation', 'warn'],
  [tradeOfferStates.CanceledBySecondFactor]: ['未通过确认', 'CanceledBySecondFactor', 'mute'],
  [tradeOfferStates.InEscrow]: ['暂挂中', 'InEscrow', 'info'],
  [tradeOfferStates.Reverted]: ['已撤回', 'Reverted', 'neg'],
};

const tradeWords: Readonly<Record<number, Word>> = {
  [tradeStatuses.Init]: ['开始', 'Init', 'mute'],
  [tradeStatuses.Complete]: ['已完成', 'Complete', 'pos'],
  [tradeStatuses.Failed]: ['失败', 'Failed', 'neg'],
  [tradeStatuses.InEscrow]: ['暂挂中', 'InEscrow', 'info'],
  [tradeStatuses.EscrowRollback]: ['暂挂已取消', 'EscrowRollback', 'neg'],
  [tradeStatuses.TradeProtectionRollback]: ['已撤回', 'TradeProtectionRollback', 'neg'],
};

function tagOf(words: Readonly<Record<number, Word>>, number: number): Markup {
  const [zh, en, tone] = words[number] ?? [String(number), '', 'mute'];
  return html`<span class="tag ${tone}"><b>${zh}</b> ${en} <i>${number}</i></span>`;
}

/** An offer's state as a coloured tag with both languages and Valve's number. */
export function offerStateTag(state: number): Markup {
  return tagOf(offerWords, state);
}

/** A trade's status as a coloured tag. */
export function tradeStatusTag(status: number): Markup {
  return tagOf(tradeWords, status);
}

const causeWords: Readonly<Record<string, string>> = {
  sent: '发出',
  confirmed: '手机确认',
  delivered: '交付',
  'accepted on hold': '接受，暂挂',
  countered: '还价',
  expired: '到期',
  'item gone': '物品已不在',
  'hold cancelled': '暂挂被取消',
  'confirmation cancelled': '拒绝确认',
  reversed: '撤回',
  script: '按设定的行为',
  'by hand': '在此页面操作',
  page: '在 Steam 页面',
  'web api': '通过 Web API',
};

/** The cause of an offer's state. */
export function causeText(cause: string): Markup {
  return html`${causeWords[cause] ?? null} <span class="en" lang="en">${cause}</span>`;
}

/** The states to choose from in a filter. */
export const offerStateChoices: readonly (readonly [value: string, words: string])[] = Object.entries(
  offerWords,
).map(([state, [zh, en]]) => [state, `${zh} ${en}`] as const);

/** Actions that the states of an offer and its trade still allow. */
export function possibilitiesOf(offer: { state: number; tradeStatus: number | null; isProtected: boolean }) {
  const { state } = offer;
  return {
    isActive: state === tradeOfferStates.Active,
    isOpen: state === tradeOfferStates.Active || state === tradeOfferStates.CreatedNeedsConfirmation,
    isHeld: state === tradeOfferStates.InEscrow,
    isReversible: offer.tradeStatus === tradeStatuses.Complete && offer.isProtected,
  };
}
