import { type MessageKind, readMessageKind } from '../message/messageKind.ts';

/** The filter of the page, stored in the URL. */
export interface NoticeView {
  /** True for the viewer's own notices, false for announcements to all users. */
  readonly isOwn: boolean;
  /** Null for all kinds. */
  readonly type: MessageKind | null;
  /** True for unread notices only. Announcements are not marked one by one. */
  readonly isUnread: boolean;
}

/** Parses the URL. Unknown values do not filter. */
export function readNoticeView(search: URLSearchParams): NoticeView {
  const isOwn = search.get('of') === 'me';
  return {
    isOwn,
    type: readMessageKind(search),
    isUnread: isOwn && search.get('unread') === '1',
  };
}

/** URL of a filter. */
export function noticePath({ isOwn, type, isUnread }: NoticeView): string {
  const search = new URLSearchParams({
    ...(isOwn ? { of: 'me' } : {}),
    ...(type === null ? {} : { type }),
    ...(isOwn && isUnread ? { unread: '1' } : {}),
  });
  const text = search.toString();
  return text === '' ? '/notice' : `/notice?${text}`;
}
