import type { IconName } from '../ui/Icon.tsx';

/** Kinds of messages and notices with their numbers in the API (requirement N-01). */
export const MESSAGE_KINDS = { trade: 1, service: 2, inventory: 3, system: 4 } as const;
export type MessageKind = keyof typeof MESSAGE_KINDS;

/** The icon of each kind. */
export const MESSAGE_ICONS: Readonly<Record<MessageKind, IconName>> = {
  trade: 'order',
  service: 'info',
  inventory: 'box',
  system: 'news',
};

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

/** The kind of a number. An unknown number, from a newer server, counts as system. */
export function messageKindOf(type: number): MessageKind {
  return MESSAGE_CHOICES.find((kind) => kind !== null && MESSAGE_KINDS[kind] === type) ?? 'system';
}
