import { DIFFERENCE_WORDS } from './deliveryWords.ts';
import { type ListingReasonWord, REASON_WORDS } from './listingReasonWords.ts';
import { MESSAGE_WORDS, type Words } from './messageWords.ts';
import { type OrderStatusText, STATUS_WORDS } from './orderStatusWords.ts';
import { WITHDRAWAL_FAILURE_WORDS, type WithdrawalFailure } from './withdrawalFailure.ts';

/** Kinds of messages: the tabs of the message centre (N-02). */
export const MESSAGE_TYPES = { trade: 1, service: 2, inventory: 3, system: 4 } as const;

/** What a message can say. Text is made when it is read, in the reader's language. */
export type MessageTemplate =
  | 'orderSold'
  | 'orderSoldByRobot'
  | 'orderPaid'
  | 'offerWaiting'
  | 'orderOnHold'
  | 'orderProtected'
  | 'saleProtected'
  | 'orderCompleted'
  | 'saleSettled'
  | 'orderFailed'
  | 'saleFailed'
  | 'orderFailedToDeposit'
  | 'orderFailedToPaymentApp'
  | 'paymentReturned'
  | 'paymentKept'
  | 'orderUnpaid'
  | 'latePaymentReturned'
  | 'tradeLinkRefused'
  | 'wrongOfferSent'
  | 'wrongOfferReceived'
  | 'wrongItemGiven'
  | 'wrongItemReceived'
  | 'pricedDeliveryTaken'
  | 'pricedDeliveryGiven'
  | 'itemWentElsewhere'
  | 'tradeReversedLate'
  | 'steamAccountAbnormal'
  | 'steamAccountNotSellable'
  | 'steamAccountBound'
  | 'steamAccountBack'
  | 'inventoryPrivate'
  | 'robotUnconfirmed'
  | 'robotPaused'
  | 'steamBindingFailed'
  | 'priceReached'
  | 'filterMatched'
  | 'listingsWithdrawn'
  | 'listingsNotResumed'
  | 'listingTakenDown'
  | 'listingTakenDownFor'
  | 'scheduledListed'
  | 'scheduledNotListed'
  | 'paymentAccountChanged'
  | 'phoneChanged'
  | 'deletionRequested'
  | 'deletionCancelled'
  | 'deletionStopped'
  | 'tradeUrlChanged'
  | 'accountReleased'
  | 'callbacksGone'
  | 'callbacksSilent'
  | 'partnerApproved'
  | 'partnerRejected'
  | 'partnerReset'
  | 'withdrawalsHeld'
  | 'withdrawalsHeldByOperator'
  | 'withdrawalsReleased'
  | 'accountBlocked'
  | 'tradeMoneyWaits'
  | 'saleUnderReview'
  | 'reviewReleased'
  | 'reviewToDeposit'
  | 'letterAnswered'
  | 'rechargeArrived'
  | 'withdrawalPaid'
  | 'withdrawalFailed';

/** Values that a message's text names. Amounts in yuan as text, the order's number, the item in both languages. */
export interface MessageParams {
  orderNo: string;
  itemZh: string;
  itemEn: string;
  amount: string;
  status?: OrderStatusText;
  /** Until when something lasts, ISO 8601. */
  until?: string;
  /** What an operator wrote, in the operator's words. */
  note?: string;
  /** How an offer differs from its order: a key of `DIFFERENCE_WORDS`. */
  difference?: string;
  /** A Steam account by the name that its owner knows it by. */
  accountName: string;
}

/** What the message of an alert names. Amounts in yuan as text. */
export interface AlertParams {
  marketItemId?: string;
  itemZh?: string;
  itemEn?: string;
  amount?: string;
  /** The price that was waited for. */
  target?: string;
  savedFilterId?: string;
  filterName?: string;
  /** The first few items of a filter, and how many there are. */
  items?: { zh: string; en: string; amount: string }[];
  count?: number;
  /** A Steam account by the name that its owner knows it by. */
  accountName?: string;
  /** What an operator wrote, in the operator's words. */
  note?: string;
  /** Why copies are not on sale. */
  reason?: ListingReasonWord;
  /** The number of the order that it is about. */
  orderNo?: string;
  /** Until when something lasts, ISO 8601. */
  until?: string;
  /** Why a withdrawal was not paid out. */
  failure?: WithdrawalFailure;
}

function listItems({ items = [], count = 0 }: AlertParams, language: 'zh' | 'en'): string {
  const names = items.map((item) => `${item[language]} ¥${item.amount}`);
  const isLonger = count > items.length;
  if (language === 'zh') return `${names.join('、')}${isLonger ? ` 等 ${count} 件` : ''}`;
  return `${names.join(', ')}${isLonger ? ` and ${count - items.length} more` : ''}`;
}

const SHANGHAI_MS = 8 * 3_600_000;

/** A time as people in China read it, whose zone is said in English: the server does not know the reader's. */
function momentOf(at: string, language: 'zh' | 'en'): string {
  const local = new Date(Date.parse(at) + SHANGHAI_MS).toISOString().slice(0, 16).replace('T', ' ');
  return language === 'zh' ? `北京时间 ${local}` : `${local} (Beijing time)`;
}

/** The words of a message in one language. An unknown template, from a newer version, reads as its name. */
export function wordsOf(
  template: string,
  params: Partial<MessageParams> & AlertParams,
  language: 'zh' | 'en',
): Words {
  const words = MESSAGE_WORDS[template as MessageTemplate]?.[language];
  if (!words) return { title: template, body: '' };
  const values: Record<string, string> = {
    item: (language === 'zh' ? params.itemZh : params.itemEn) ?? '',
    amount: params.amount ?? '',
    status: params.status ? STATUS_WORDS[params.status][language] : '',
    difference: DIFFERENCE_WORDS[params.difference ?? '']?.[language] ?? '',
    accountName: params.accountName ?? '',
    target: params.target ?? '',
    filterName: params.filterName ?? '',
    items: listItems(params, language),
    note: params.note ?? '',
    count: String(params.count ?? 0),
    failure: WITHDRAWAL_FAILURE_WORDS[params.failure ?? 'other'][language],
    reason: params.reason ? REASON_WORDS[params.reason][language] : '',
    orderNo: params.orderNo ?? '',
    until: params.until ? momentOf(params.until, language) : '',
  };
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return { title: fill(words.title), body: fill(words.body) };
}
