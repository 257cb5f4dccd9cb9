import { goodsPath } from '../../catalog/items/marketItem.ts';
import type { IconName } from '../../ui/Icon.tsx';

/** Kinds of messages and notices with their types in the API (requirement N-01). */
export const MESSAGE_KINDS = {
  trade: 'TRADE',
  service: 'SERVICE',
  inventory: 'INVENTORY',
  system: 'SYSTEM',
} as const;
type MessageType = (typeof MESSAGE_KINDS)[MessageKind];
export type MessageKind = keyof typeof MESSAGE_KINDS;

/** The icon of each kind. */
export const MESSAGE_ICONS: Readonly<Record<MessageKind, IconName>> = {
  trade: 'order',
  service: 'info',
  inventory: 'box',
  system: 'news',
};

/** How a message of one meaning looks. */
interface MeaningLook {
  readonly icon: IconName;
  readonly color: string;
  readonly wash: string;
}

const LOOKS: Readonly<Record<string, MeaningLook>> = {
  ACTION: { icon: 'bell', color: 'var(--accent-t)', wash: 'var(--accent-w)' },
  WAITING: { icon: 'clock', color: 'var(--info)', wash: 'var(--info-w)' },
  DONE: { icon: 'check', color: 'var(--pos)', wash: 'var(--pos-w)' },
  MONEY: { icon: 'wallet', color: 'var(--pos)', wash: 'var(--pos-w)' },
  RETURNED: { icon: 'undo', color: 'var(--info)', wash: 'var(--info-w)' },
  FAILED: { icon: 'x', color: 'var(--neg)', wash: 'var(--neg-w)' },
  WARNING: { icon: 'alert', color: 'var(--warn)', wash: 'var(--warn-w)' },
};
const PLAIN: MeaningLook = { icon: 'info', color: 'var(--t2)', wash: 'var(--s3)' };

/** Icon and colour of a meaning. What is over, news, and a meaning from a newer server look plain. */
export function meaningLook(meaning: string): MeaningLook {
  return LOOKS[meaning] ?? PLAIN;
}

/** The kinds in the order of the filter; null means all. */
export const MESSAGE_CHOICES: readonly (MessageKind | null)[] = [
  null,
  ...(Object.keys(MESSAGE_KINDS) as MessageKind[]),
];

/** Reads the kind from the query parameters. An unknown kind means all. */
export function readMessageKind(search: URLSearchParams): MessageKind | null {
  const wanted = search.get('type');
  return MESSAGE_CHOICES.find((kind) => kind !== null && kind === wanted) ?? null;
}

/** The kind of a type. An unknown type, from a newer server, counts as system. */
export function messageKindOf(type: string): MessageKind {
  return MESSAGE_CHOICES.find((kind) => kind !== null && MESSAGE_KINDS[kind] === type) ?? 'system';
}

/** URL of one tab. */
export function messageTabPath(tab: MessageKind | null): string {
  return tab === null ? '/user/messageCenter' : `/user/messageCenter?type=${tab}`;
}

/** The API's type of a tab; null means all. */
export function messageTypeOf(tab: MessageKind | null): MessageType | null {
  return tab === null ? null : MESSAGE_KINDS[tab];
}

/** URL of one message over a tab; `id` as in the API. */
export function messagePath(tab: MessageKind | null, id: string): string {
  const search = new URLSearchParams(tab === null ? { id } : { type: tab, id });
  return `/user/messageCenter?${search}`;
}

/** What a message may be about. */
export interface MessageSubject {
  readonly orderNo: string | null | undefined;
  readonly marketItem: { readonly marketHashName: string } | null | undefined;
  readonly copyFilter: string | null | undefined;
  readonly savedFilter: { readonly webQuery: string } | null | undefined;
  readonly isAboutWebhook: boolean;
  readonly isAboutPartner: boolean;
  readonly isAboutDeliveries: boolean;
  /** A buy order, price offer or Steam account. */
  readonly about: string | null | undefined;
}

const PATHS: Readonly<Record<string, string>> = {
  BUY_ORDER: '/user/bids',
  OFFER_MADE: '/user/offers',
  OFFER_RECEIVED: '/user/offers?tab=received',
  STEAM_ACCOUNT: '/user/steam',
};

/** Path of the page that a message is about; null when there is none. */
export function messageTarget(subject: MessageSubject): string | null {
  const { orderNo, marketItem, copyFilter, savedFilter, isAboutWebhook, isAboutPartner } = subject;
  if (orderNo != null) {
    return `/user/orderDetail?orderNo=${orderNo}`;
  }
  if (subject.isAboutDeliveries) {
    return '/user/delivery';
  }
  const path = PATHS[subject.about ?? ''];
  if (path !== undefined) {
    return path;
  }
  if (marketItem != null) {
    return goodsPath(marketItem.marketHashName);
  }
  if (copyFilter != null) {
    return `/copies?${new URLSearchParams({ filter: copyFilter, sort: 'newest' })}`;
  }
  if (savedFilter != null) {
    return `/market?${savedFilter.webQuery}`;
  }
  if (isAboutWebhook) {
    return '/user/watch?tab=copies';
  }
  return isAboutPartner ? '/user/openapi' : null;
}
