import { expect, test, vi } from 'vitest';
import { createToasts, TOAST_MS } from '../../web/shell/toasts.ts';

test('R-12 one cause is told once: the same sentence again stands anew and not beside itself', () => {
  vi.useFakeTimers();
  const toasts = createToasts();
  const texts = () => toasts.current().map(({ kind, text }) => `${kind} ${text}`);
  toasts.show('failure', 'no connection');
  toasts.show('success', 'saved');
  vi.advanceTimersByTime(TOAST_MS - 1);
  toasts.show('failure', 'no connection');
  expect(texts()).toEqual(['success saved', 'failure no connection']);
  vi.advanceTimersByTime(TOAST_MS - 1);
  expect(texts()).toEqual(['failure no connection']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
  // Good news and bad news of the same words are two.
  toasts.show('success', 'done');
  toasts.show('failure', 'done');
  expect(texts()).toEqual(['success done', 'failure done']);
  vi.useRealTimers();
});
