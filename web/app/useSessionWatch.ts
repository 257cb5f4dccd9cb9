import { useEffect, useEffectEvent, useRef } from 'react';
import { commitLocalUpdate } from 'relay-runtime';
import { useAppServices } from './appServices.ts';
import { useRenewSession } from './useRenewSession.ts';

/** How often the profile is refreshed (specification section 9). */
const REFRESH_MS = 300_000;

/** What the shell takes of the answer of `GET /web/user` (requirement E-07). */
interface Profile {
  readonly id: string;
  readonly nickname: string;
  /** Empty: the default picture. */
  readonly avatar: string;
}

/**
 * Loads the user at start and every five minutes after, and counts the unread notices at start (requirements R-13, N-01). The page
 * already shows the session that the server rendered it with, so that nothing waits for this; only when the session is found
 * to be another one, ended or signed in in another tab, does the page ask for its data again. A refresh that fails says nothing.
 */
export function useSessionWatch(isSignedIn: boolean): void {
  const { callRest } = useAppServices();
  const takeUser = useTakeUser(isSignedIn);
  const takeTotal = useTakeTotal(isSignedIn);
  const onUser = useEffectEvent(takeUser);
  const onTotal = useEffectEvent(takeTotal);
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
      const user = await callRest<Profile>(call, onFailure);
      if (user !== undefined) {
        answer(user);
      }
    }
    async function start() {
      await loadUser();
      const params = { type: 0, subType: 1, limit: 0 };
      const notices = await callRest<{ total: number }>({ method: 'GET', url: '/web/notice', params });
      if (notices !== undefined && !isOver) {
        onTotal(notices.total);
      }
    }
    void start();
    const timer = setInterval(() => loadUser(() => {}), REFRESH_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [callRest, isSignedIn]);
}

function useTakeUser(isSignedIn: boolean) {
  const { environment } = useAppServices();
  const renewSession = useRenewSession();
  const knownId = useRef<string | null>(null);
  return (user: Profile | null) => {
    const isAnother = knownId.current !== null && user !== null && knownId.current !== user.id;
    knownId.current = user?.id ?? null;
    if (isAnother || isSignedIn !== (user !== null)) {
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
