import { type MessageKind, readMessageKind } from '../app/messageKind.ts';

/** What the page shows; it all stands in the address. */
export interface NoticeView {
  /** The reader's own notices instead of the announcements to all. */
  readonly isOwn: boolean;
  /** Null: all kinds. */
  readonly type: MessageKind | null;
  /** Only what the reader has not read yet; announcements are not read one by one. */
  readonly isUnread: boolean;
}

/** Reads the address; what it does not know is everything. */
export function readNoticeView(search: URLSearchParams): NoticeView {
  const isOwn = search.get('of') === 'me';
  return {
    isOwn,
    type: readMessageKind(search),
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
