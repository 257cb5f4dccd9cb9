import { useEffect, useEffectEvent } from 'react';
import { useAppServices } from './appServices.ts';

/** What a tab posts to the browser's other tabs: the session changed, or data of the account did. */
export type TabNews = 'session' | 'account';

/** The other tabs of this browser that show this site. They receive what is posted; the sender does not. */
export interface OtherTabs extends Pick<BroadcastChannel, 'addEventListener' | 'removeEventListener'> {
  postMessage(news: TabNews): void;
}

/**
 * Subscribes to the other tabs.
 * @returns a function that unsubscribes.
 */
export function hearTabs(tabs: OtherTabs | null, news: TabNews, listener: () => void): () => void {
  const hear = (event: MessageEvent<unknown>) => {
    if (event.data === news) {
      listener();
    }
  };
  tabs?.addEventListener('message', hear);
  return () => tabs?.removeEventListener('message', hear);
}

/** Calls `onNews` after each change of the account in another tab of this browser. */
export function useAccountNews(onNews: () => void): void {
  const { otherTabs } = useAppServices();
  const hear = useEffectEvent(onNews);
  useEffect(() => hearTabs(otherTabs, 'account', () => hear()), [otherTabs]);
}
