import { createStore, type Store } from '../ui/store.ts';

/** What the check at start returned about notices (requirement N-01). */
export interface NoticeState {
  readonly unreadCount: number;
  /** True when something is unread. */
  readonly hasUnread: boolean;
}

/** The unread counter of this tab. */
export interface Notices extends Store<NoticeState> {
  /** `total` as the server counts: a user's unread messages or, for a visitor, all announcements. */
  report(total: number, isVisitor: boolean): void;
  /** A visitor has read the announcements. Stored in this browser, because the server stores nothing about visitors. */
  markSeen(): void;
}

const SEEN_KEY = 'seenAnnouncementCount';

/** The unread counter, never below zero (requirement R-14). `memory` returns the browser's local storage. */
export function createNotices(memory: () => Pick<Storage, 'getItem' | 'setItem'>): Notices {
  const { current, set, subscribe } = createStore<NoticeState>({ unreadCount: 0, hasUnread: false });
  let announcementCount = 0;
  function count(unread: number): void {
    const unreadCount = Math.max(0, unread);
    set({ unreadCount, hasUnread: unreadCount > 0 });
  }
  return {
    current,
    subscribe,
    report(total, isVisitor) {
      announcementCount = isVisitor ? total : 0;
      count(total - (isVisitor ? readSeenCount(memory) : 0));
    },
    markSeen() {
      try {
        memory().setItem(SEEN_KEY, String(announcementCount));
      } catch {
        // Without storage the announcements count as unread again on the next visit.
      }
      count(0);
    },
  };
}

function readSeenCount(memory: () => Pick<Storage, 'getItem'>): number {
  try {
    return Number(memory().getItem(SEEN_KEY)) || 0;
  } catch {
    return 0;
  }
}
