import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { MessageWatchQuery } from '../../__generated__/MessageWatchQuery.graphql.ts';
import type { MessageWatchSubscription } from '../../__generated__/MessageWatchSubscription.graphql.ts';
import { useLiveSubscription } from '../../relay/useLiveSubscription.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { useAccountNews } from '../../shell/otherTabs.ts';
import { useRenewSession } from '../../shell/useRenewSession.ts';
import { VisuallyHidden } from '../../ui/textStyles.ts';

const QUERY = graphql`
  query MessageWatchQuery {
    viewer {
      id
      unreadMessageCount
      wallet {
        id
        spendableCents
      }
      cart {
        count
      }
      ...RestrictionPanel_viewer
    }
  }
`;

const SUBSCRIPTION = graphql`
  subscription MessageWatchSubscription {
    accountChanged {
      id
    }
  }
`;

/**
 * Renders nothing. Keeps the shell's counter of unread messages current and announces an increase to screen readers.
 * It also refreshes the wallet, the number of copies in the cart and the account's restrictions, which the same stream announces, and it signals arrivals to pages that show messages. When its stream ends, it checks the session: one
 * that was ended from another device closes the page's private parts at once. The counter is the server's count, not
 * a local one that could fall below zero (requirement R-14).
 */
export function MessageWatch() {
  const [unreadCount, onAnswer] = useGrownCount();
  const refresh = useRefresh<MessageWatchQuery>(QUERY, {}, onAnswer);
  const { t } = useTranslation('shell');
  const { messageArrivals, callRest, session } = useAppServices();
  const renewSession = useRenewSession();
  const tell = () => {
    refresh();
    messageArrivals.notify();
  };
  useAccountNews(tell);
  useLiveSubscription<MessageWatchSubscription>({
    subscription: SUBSCRIPTION,
    variables: {},
    onConnected: tell,
    onChanged: tell,
    onEnded() {
      if (session.isSigningOut) {
        return;
      }
      const onSignedOut = () => void renewSession();
      void callRest({ method: 'GET', url: '/web/user', onSignedOut }, () => undefined);
    },
  });
  return (
    <VisuallyHidden role="status">
      {unreadCount !== null && t('unreadMessages', { count: unreadCount })}
    </VisuallyHidden>
  );
}

/** The number of unread messages at its last increase; null before the first. */
function useGrownCount() {
  const known = useRef<number | null>(null);
  const [grown, setGrown] = useState<number | null>(null);
  const onAnswer = useCallback(({ viewer }: MessageWatchQuery['response']) => {
    const count = viewer?.unreadMessageCount ?? 0;
    if (known.current !== null && count > known.current) {
      setGrown(count);
    }
    known.current = count;
  }, []);
  return [grown, onAnswer] as const;
}
