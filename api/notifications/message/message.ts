import { DIFFERENCE_WORDS } from './deliveryWords.ts';
import { type ListingReasonWord, REASON_WORDS } from './listingReasonWords.ts';
import { MESSAGE_WORDS, type MessageMeaning, type MessageText, type Words } from './messageWords.ts';
import { type OrderStatusText, STATUS_WORDS } from './orderStatusWords.ts';
import { WITHDRAWAL_FAILURE_WORDS, type WithdrawalFailure } from './withdrawalFailure.ts';

/** Types of messages, which are the tabs of the message centre (N-02). */
export const MESSAGE_TYPES = { trade: 1, service: 2, inventory: 3, system: 4 } as const;

/** Values of a message's text: amounts in yuan as text, the order's number, the item in both languages. */
export interface MessageParams {
  orderNo: string;
  itemZh: string;
  itemEn: string;
  amount: string;
  status?: OrderStatusText;
  /** End of the period that the message is about, ISO 8601. */
  until?: string;
  /** Text written by an operator. */
  note?: string;
  /** How an offer differs from its order: a key of `DIFFERENCE_WORDS`. */
  difference?: string;
  /** The name by which its owner knows a Steam account. */
  accountName: string;
}

/** Values of the message of an alert. Amounts in yuan as text. */
export interface AlertParams {
  /** The buy order or the price offer that it concerns. */
  bidId?: string;
  offerId?: string;
  marketItemId?: string;
  itemZh?: string;
  itemEn?: string;
  amount?: string;
  /** The price that the alert waited for. */
  target?: string;
  savedFilterId?: string;
  /** The filter of an alert over copies. */
  copyFilter?: string;
  filterName?: string;
  /** The selling rule that it concerns, and its name. */
  ruleId?: string;
  ruleName?: string;
  /** The first few items of a filter, and the number of items. */
  items?: { zh: string; en: string; amount: string; until?: string }[];
  count?: number;
  /** The name by which its owner knows a Steam account. */
  accountName?: string;
  /** Text written by an operator. */
  note?: string;
  /** Why copies are not on sale. */
  reason?: ListingReasonWord;
  /** Number of the order that it concerns. */
  orderNo?: string;
  /** End of the period that the message is about, ISO 8601. */
  until?: string;
  /** Why a withdrawal was not paid out. */
  failure?: WithdrawalFailure;
}

function listItems({ items = [], count = 0 }: AlertParams, language: 'zh' | 'en'): string {
  const names = items.map(
    (item) => `${item[language]} ¥${item.amount}${item.until ? UNTIL[language](item.until) : ''}`,
  );
  const isLonger = count > items.length;
  if (language === 'zh') return `${names.join('、')}${isLonger ? ` 等 ${count} 件` : ''}`;
  return `${names.join(', ')}${isLonger ? ` and ${count - items.length} more` : ''}`;
}

const SHANGHAI_MS = 8 * 3_600_000;

/** Formats a time in China's zone, which the English text names, because the server does not know the reader's zone. */
function momentOf(at: string, language: 'zh' | 'en'): string {
  const local = new Date(Date.parse(at) + SHANGHAI_MS).toISOString().slice(0, 16).replace('T', ' ');
  return language === 'zh' ? `北京时间 ${local}` : `${local} (Beijing time)`;
}

/** Until when something holds, after its name. */
const UNTIL = {
  zh: (at: string) => `（至${momentOf(at, 'zh')}）`,
  en: (at: string) => ` (until ${momentOf(at, 'en')})`,
} as const;

/** By when operators decide, where that was told. */
const DECISION = {
  zh: (moment: string) => `最迟 ${moment} 给出结果。`,
  en: (moment: string) => `They decide by ${moment} at the latest.`,
} as const;

/** What a message means. One of an unknown template, from a newer version, is news. */
export function meaningOf(template: string): MessageMeaning {
  return (MESSAGE_WORDS as Partial<Record<string, MessageText>>)[template]?.meaning ?? 'news';
}

/** The text of a message in one language. An unknown template, from a newer version, is shown by its name. */
export function wordsOf(
  template: string,
  params: Partial<MessageParams> & AlertParams,
  language: 'zh' | 'en',
): Words {
  const words = (MESSAGE_WORDS as Partial<Record<string, MessageText>>)[template]?.[language];
  if (!words) return { title: template, body: '' };
  const values: Record<string, string> = {
    item: (language === 'zh' ? params.itemZh : params.itemEn) ?? '',
    amount: params.amount ?? '',
    status: params.status ? STATUS_WORDS[params.status][language] : '',
    difference: DIFFERENCE_WORDS[params.difference ?? '']?.[language] ?? '',
    accountName: params.accountName ?? '',
    target: params.target ?? '',
    filterName: params.filterName ?? '',
    ruleName: params.ruleName ?? '',
    items: listItems(params, language),
    note: params.note ?? '',
    count: String(params.count ?? 0),
    failure: WITHDRAWAL_FAILURE_WORDS[params.failure ?? 'other'][language],
    reason: params.reason ? REASON_WORDS[params.reason][language] : '',
    orderNo: params.orderNo ?? '',
    until: params.until ? momentOf(params.until, language) : '',
    decision: params.until ? DECISION[language](momentOf(params.until, language)) : '',
  };
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return { title: fill(words.title), body: fill(words.body) };
}
