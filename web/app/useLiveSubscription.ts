import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { type GraphQLTaggedNode, type OperationType, requestSubscription } from 'relay-runtime';

interface LiveSubscription<TSubscription extends OperationType> {
  readonly subscription: GraphQLTaggedNode;
  readonly variables: TSubscription['variables'];
  /** Asks for the current state: at every connection, because what happened before it was not told. */
  readonly onConnected: () => void;
  /** After each change that was told; an empty one means that some were not. */
  readonly onChanged?: (response: TSubscription['response'] | null | undefined) => void;
  /** The server itself ended the stream: it stops for an update, or the session is over. */
  readonly onEnded?: () => void;
}

/** How long to wait after the server itself ended a subscription, as it does when it is stopped for an update. */
const RESUME_DELAY_MS = 5000;

/**
 * Follows a subscription while the page is in sight. A hidden tab lets go of its stream, since over HTTP/1.1 a browser has only six
 * connections to one host for all tabs together; in sight again it connects anew and asks for the current state.
 */
export function useLiveSubscription<TSubscription extends OperationType>(
  live: LiveSubscription<TSubscription>,
): void {
  const environment = useRelayEnvironment();
  const onConnected = useEffectEvent(live.onConnected);
  const onChanged = useEffectEvent((response: TSubscription['response'] | null | undefined) =>
    live.onChanged?.(response),
  );
  const onEnded = useEffectEvent(() => live.onEnded?.());
  const { subscription } = live;
  const variables = JSON.stringify(live.variables);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const letGo = () => {
      clearTimeout(timer);
      stop?.();
      stop = null;
    };
    const resume = () => {
      letGo();
      timer = setTimeout(follow, RESUME_DELAY_MS);
    };
    function follow() {
      letGo();
      if (!document.hidden) {
        stop = requestSubscription<TSubscription>(environment, {
          subscription,
          variables: JSON.parse(variables),
          cacheConfig: { metadata: { onConnected: () => onConnected() } },
          onNext: (response) => onChanged(response),
          onCompleted: () => {
            resume();
            onEnded();
          },
          onError: resume,
        }).dispose;
      }
    }
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      letGo();
    };
  }, [environment, subscription, variables]);
}
