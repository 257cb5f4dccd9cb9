import { useEffect } from 'react';
import { useAppServices } from '../app/appServices.ts';
import { useStore } from '../app/useStore.ts';

/** A visitor who looks at the announcements has read them: this browser remembers it, since the server does not know visitors (N-01). */
export function useSeenAnnouncements(isSignedIn: boolean): void {
  const { notices } = useAppServices();
  const { hasUnread } = useStore(notices);
  useEffect(() => {
    if (!isSignedIn && hasUnread) {
      notices.markSeen();
    }
  }, [isSignedIn, hasUnread, notices]);
}
