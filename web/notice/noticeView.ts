/** Kinds of notices with their numbers on the wire (requirement N-01). */
export const NOTICE_TYPES = { trade: 1, service: 2, inventory: 3, system: 4 } as const;
export type NoticeTypeName = keyof typeof NOTICE_TYPES;

/** What the page shows; it all stands in the address. */
export interface NoticeView {
  /** The reader's own notices instead of the announcements to all. */
  readonly isOwn: boolean;
  /** Null: all kinds. */
  readonly type: NoticeTypeName | null;
  /** Only what the reader has not read yet; announcements are not read one by one. */
  readonly isUnread: boolean;
}

/** The kinds in the order of the choice; null is all. */
export const NOTICE_CHOICES: readonly (NoticeTypeName | null)[] = [
  null,
  'trade',
  'service',
  'inventory',
  'system',
];

/** Reads the address; what it does not know is everything. */
export function readNoticeView(search: URLSearchParams): NoticeView {
  const isOwn = search.get('of') === 'me';
  const wanted = search.get('type');
  return {
    isOwn,
    type: NOTICE_CHOICES.find((type) => type !== null && type === wanted) ?? null,
    isUnread: isOwn && search.get('unread') === '1',
  };
}

/** The address of a view. */
export function noticePath({ isOwn, type, isUnread }: NoticeView): string {
  const search = new URLSearchParams({
    ...(isOwn ? { of: 'me' } : {}),
    ...(type === null ? {} : { type }),
    ...(isOwn && isUnread ? { unread: '1' } : {}),
  });
  const text = search.toString();
  return text === '' ? '/notice' : `/notice?${text}`;
}

/** The name of a kind's number; one from a newer server counts as system. */
export function noticeTypeName(type: number): NoticeTypeName {
  const names = Object.keys(NOTICE_TYPES) as NoticeTypeName[];
  return names.find((name) => NOTICE_TYPES[name] === type) ?? 'system';
}
