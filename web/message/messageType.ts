/** Kinds of messages, the tabs of the message centre, with their numbers on the wire. */
export const MESSAGE_TYPES = { trade: 1, service: 2, inventory: 3, system: 4 } as const;
export type MessageTypeName = keyof typeof MESSAGE_TYPES;

/** The tabs in their order; null is all. */
export const MESSAGE_TABS: readonly (MessageTypeName | null)[] = [
  null,
  'trade',
  'service',
  'inventory',
  'system',
];

/** Reads the address; an unknown kind is all. */
export function readMessageType(search: URLSearchParams): MessageTypeName | null {
  const wanted = search.get('type');
  return MESSAGE_TABS.find((tab) => tab !== null && tab === wanted) ?? null;
}

/** The address of one tab. */
export function messageTabPath(tab: MessageTypeName | null): string {
  return tab === null ? '/user/messageCenter' : `/user/messageCenter?type=${tab}`;
}

/** The name of a type's number; one from a newer server counts as system. */
export function messageTypeName(type: number): MessageTypeName {
  const known = (Object.keys(MESSAGE_TYPES) as MessageTypeName[]).find(
    (name) => MESSAGE_TYPES[name] === type,
  );
  return known ?? 'system';
}

/** The number of a tab on the wire; null is all. */
export function messageTypeNumber(tab: MessageTypeName | null): number | null {
  return tab === null ? null : MESSAGE_TYPES[tab];
}

/** The address of one message over a tab; `id` as the API names it. */
export function messagePath(tab: MessageTypeName | null, id: string): string {
  const search = new URLSearchParams(tab === null ? { id } : { type: tab, id });
  return `/user/messageCenter?${search}`;
}
