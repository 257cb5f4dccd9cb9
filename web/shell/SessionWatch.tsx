import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { commitLocalUpdate, type IEnvironment } from 'relay-runtime';
import { ownChangeCount } from '../relay/relayEnvironment.ts';
import { useAppServices } from './appServices.ts';
import { FEATURES } from './features.ts';
import { forgetOwnPages } from './keptPages.ts';
import { hearTabs } from './otherTabs.ts';
import { takeUnheardPurchase } from './tabMemory.ts';
import { useRenewSession } from './useRenewSession.ts';

const WATCHES = FEATURES.flatMap(({ SignedInWatch }) => SignedInWatch ?? []);

/** How often the profile is refreshed (specification section 9). */
const REFRESH_MS = 300_000;

/** The fields of the response of `GET /web/user` that the shell uses (requirement E-07). */
interface Profile {
  readonly id: string;
  readonly nickname: string;
  /** URL of the picture; empty for the default picture. */
  readonly avatar: string;
}

/**
 * Fetches the user at start and every five minutes, and the number of unread notices at start (requirements R-13,
 * N-01). The server has already rendered the page with the session, so nothing waits for this. Only when the
 * session turns out to have changed (it ended, or another tab signed in) does the page fetch its data again. It also
 * fetches when another tab reports a sign-in or a sign-out, and when the page becomes visible, because the cookie may
 * have been replaced. A failed refresh shows no error. The component renders nothing. It also subscribes to the
 * user's messages, and reports a purchase whose page was left before its response arrived.
 */
export function SessionWatch({ isSignedIn }: { readonly isSignedIn: boolean }) {
  useUnheardPurchase();
  const { callRest, otherTabs, environment } = useAppServices();
  const takeUser = useTakeUser(isSignedIn);
  const takeTotal = useTakeTotal(isSignedIn);
  const onUser = useEffectEvent(takeUser);
  const onTotal = useEffectEvent(takeTotal);
  const readUnread = useEffectEvent(() => unreadIn(environment));
  // biome-ignore lint/correctness/useExhaustiveDependencies: who has just signed in or out starts anew.
  useEffect(() => {
    let isOver = false;
    const answer = (user: Profile | null) => {
      if (!isOver) {
        onUser(user);
      }
    };
    async function loadUser(onFailure?: () => void) {
      const call = { method: 'GET', url: '/web/user', onSignedOut: () => answer(null) } as const;
      const changeCount = ownChangeCount(environment);
      const user = await callRest<Profile>(call, onFailure);
      if (user === undefined || isOver) {
        return;
      }
      // The user made a change meanwhile, so this profile may be older than the change.
      if (ownChangeCount(environment) !== changeCount) {
        await loadUser(onFailure);
        return;
      }
      answer(user);
    }
    async function start() {
      await loadUser();
      const params = { type: 0, subType: 1, limit: 0 };
      const before = readUnread();
      const notices = await callRest<{ total: number }>({ method: 'GET', url: '/web/notice', params });
      // Notices that were read or arrived meanwhile are newer than this count.
      if (notices !== undefined && !isOver && readUnread() === before) {
        onTotal(notices.total);
      }
    }
    void start();
    const look = () => void loadUser(() => {});
    const lookInSight = () => {
      if (!document.hidden) {
        look();
      }
    };
    const timer = setInterval(look, REFRESH_MS);
    const stopHearing = hearTabs(otherTabs, 'session', look);
    document.addEventListener('visibilitychange', lookInSight);
    return () => {
      isOver = true;
      clearInterval(timer);
      stopHearing();
      document.removeEventListener('visibilitychange', lookInSight);
    };
  }, [callRest, otherTabs, environment, isSignedIn]);
  return (
    isSignedIn && (
      <Suspense fallback={null}>
        {WATCHES.map((Watch, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <Watch key={index} />
        ))}
      </Suspense>
    )
  );
}

/** The unread count that the page shows; undefined for a visitor. */
function unreadIn(environment: IEnvironment): unknown {
  let unread: unknown;
  commitLocalUpdate(environment, (store) => {
    unread = store.getRoot().getLinkedRecord('viewer')?.getValue('unreadMessageCount');
  });
  return unread;
}

function useUnheardPurchase(): void {
  const { dialogs } = useAppServices();
  useEffect(() => {
    const tell = () => {
      const listingId = takeUnheardPurchase();
      if (listingId !== null) {
        dialogs.open({ kind: 'purchase', listingId, isUnheard: true });
      }
    };
    tell();
    // A page restored from the back/forward cache runs no effects again.
    window.addEventListener('pageshow', tell);
    return () => window.removeEventListener('pageshow', tell);
  }, [dialogs]);
}

function useTakeUser(isSignedIn: boolean) {
  const { environment } = useAppServices();
  const renewSession = useRenewSession();
  const knownId = useRef<string | null>(null);
  return (user: Profile | null) => {
    const isAnother = knownId.current !== null && user !== null && knownId.current !== user.id;
    knownId.current = user?.id ?? null;
    if (isAnother || isSignedIn !== (user !== null)) {
      void forgetOwnPages();
      void renewSession();
    } else if (user !== null) {
      commitLocalUpdate(environment, (store) => {
        const viewer = store.getRoot().getLinkedRecord('viewer');
        viewer?.setValue(user.nickname, 'nickname');
        viewer?.setValue(user.avatar === '' ? null : user.avatar, 'avatarUrl');
      });
    }
  };
}

function useTakeTotal(isSignedIn: boolean) {
  const { environment, notices } = useAppServices();
  return (total: number) => {
    notices.report(total, !isSignedIn);
    if (isSignedIn) {
      commitLocalUpdate(environment, (store) => {
        const viewer = store.getRoot().getLinkedRecord('viewer');
        viewer?.setValue(notices.current().unreadCount, 'unreadMessageCount');
      });
    }
  };
}
