import { MESSAGE_KINDS, type MessageKind } from '../app/messageKind.ts';

/** The address of one tab. */
export function messageTabPath(tab: MessageKind | null): string {
  return tab === null ? '/user/messageCenter' : `/user/messageCenter?type=${tab}`;
}

/** The number of a tab on the wire; null is all. */
export function messageTypeNumber(tab: MessageKind | null): number | null {
  return tab === null ? null : MESSAGE_KINDS[tab];
}

/** The address of one message over a tab; `id` as the API names it. */
export function messagePath(tab: MessageKind | null, id: string): string {
  const search = new URLSearchParams(tab === null ? { id } : { type: tab, id });
  return `/user/messageCenter?${search}`;
}
