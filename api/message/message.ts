import type { ListingReason } from '../listing/listingOutcome.ts';
import { REASON_WORDS } from '../listing/reasonWords.ts';
import type { OrderStatusText } from '../order/orderStatus.ts';
import { STATUS_WORDS } from '../order/orderStatus.ts';
import { MESSAGE_WORDS, type Words } from './messageWords.ts';

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
  | 'orderUnpaid'
  | 'latePaymentReturned'
  | 'tradeLinkRefused'
  | 'tradeReversedLate'
  | 'steamAccountAbnormal'
  | 'steamAccountNotSellable'
  | 'steamAccountBound'
  | 'steamBindingFailed'
  | 'priceReached'
  | 'filterMatched'
  | 'listingsWithdrawn'
  | 'listingsNotResumed'
  | 'scheduledListed'
  | 'scheduledNotListed'
  | 'paymentAccountChanged'
  | 'phoneChanged'
  | 'tradeUrlChanged'
  | 'accountReleased'
  | 'callbacksGone'
  | 'callbacksSilent'
  | 'partnerApproved'
  | 'partnerRejected'
  | 'partnerReset'
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
  reason?: ListingReason;
}

function listItems({ items = [], count = 0 }: AlertParams, language: 'zh' | 'en'): string {
  const names = items.map((item) => `${item[language]} ¥${item.amount}`);
  const isLonger = count > items.length;
  if (language === 'zh') return `${names.join('、')}${isLonger ? ` 等 ${count} 件` : ''}`;
  return `${names.join(', ')}${isLonger ? ` and ${count - items.length} more` : ''}`;
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
    accountName: params.accountName ?? '',
    target: params.target ?? '',
    filterName: params.filterName ?? '',
    items: listItems(params, language),
    note: params.note ?? '',
    reason: params.reason ? REASON_WORDS[params.reason][language] : '',
  };
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return { title: fill(words.title), body: fill(words.body) };
}
