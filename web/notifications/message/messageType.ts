import { MESSAGE_KINDS, type MessageKind } from '../../shell/messageKind.ts';

/** URL of one tab. */
export function messageTabPath(tab: MessageKind | null): string {
  return tab === null ? '/user/messageCenter' : `/user/messageCenter?type=${tab}`;
}

/** The API's number of a tab; null means all. */
export function messageTypeNumber(tab: MessageKind | null): number | null {
  return tab === null ? null : MESSAGE_KINDS[tab];
}

/** URL of one message over a tab; `id` as in the API. */
export function messagePath(tab: MessageKind | null, id: string): string {
  const search = new URLSearchParams(tab === null ? { id } : { type: tab, id });
  return `/user/messageCenter?${search}`;
}
