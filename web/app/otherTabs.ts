/** What a tab tells the others of its browser: who is signed in changed, or something that belongs to the account did. */
export type TabNews = 'session' | 'account';

/** The other tabs of this browser that show this site: they hear what is posted, this tab never hears itself. */
export interface OtherTabs extends Pick<BroadcastChannel, 'addEventListener' | 'removeEventListener'> {
  postMessage(news: TabNews): void;
}

/** Hears what the others tell. @returns how to stop. */
export function hearTabs(tabs: OtherTabs | null, news: TabNews, listener: () => void): () => void {
  const hear = (event: MessageEvent<unknown>) => {
    if (event.data === news) {
      listener();
    }
  };
  tabs?.addEventListener('message', hear);
  return () => tabs?.removeEventListener('message', hear);
}
