import { useEffect } from 'react';
import { useAppServices } from '../../shell/appServices.ts';
import { useStore } from '../../shell/useStore.ts';

/**
 * A visitor who opens the announcements has read them. This browser stores it, because the server stores nothing
 * about visitors (N-01).
 */
export function useSeenAnnouncements(isSignedIn: boolean): void {
  const { notices } = useAppServices();
  const { hasUnread } = useStore(notices);
  useEffect(() => {
    if (!isSignedIn && hasUnread) {
      notices.markSeen();
    }
  }, [isSignedIn, hasUnread, notices]);
}
