import { expect, test } from 'vitest';
import { createNotices } from '../../web/shell/notices.ts';

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

test('N-01 a total other than 0 sets the count and the flag', () => {
  const notices = createNotices(memory);
  expect(notices.current()).toEqual({ unreadCount: 0, hasUnread: false });
  notices.report(4, false);
  expect(notices.current()).toEqual({ unreadCount: 4, hasUnread: true });
  notices.report(0, false);
  expect(notices.current()).toEqual({ unreadCount: 0, hasUnread: false });
});

test('N-01 what a visitor has seen is remembered in the browser; a new announcement raises the flag again', () => {
  const browser = memory();
  const first = createNotices(() => browser);
  first.report(3, true);
  expect(first.current()).toEqual({ unreadCount: 3, hasUnread: true });
  first.markSeen();
  expect(first.current()).toEqual({ unreadCount: 0, hasUnread: false });
  const next = createNotices(() => browser);
  next.report(3, true);
  expect(next.current().hasUnread).toBe(false);
  next.report(4, true);
  expect(next.current()).toEqual({ unreadCount: 1, hasUnread: true });
  // A user's messages have nothing to do with it.
  next.report(2, false);
  expect(next.current().unreadCount).toBe(2);
});

test('R-14 the counter is never below zero, and a forbidden storage breaks nothing', () => {
  const notices = createNotices(() => {
    throw new Error('denied');
  });
  notices.report(-3, false);
  expect(notices.current()).toEqual({ unreadCount: 0, hasUnread: false });
  notices.report(2, true);
  notices.markSeen();
  expect(notices.current().unreadCount).toBe(0);
});
