import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { type GraphQLTaggedNode, type OperationType, requestSubscription } from 'relay-runtime';
import { noteStreamedChange } from './relayEnvironment.ts';

interface LiveSubscription<TSubscription extends OperationType> {
  readonly subscription: GraphQLTaggedNode;
  readonly variables: TSubscription['variables'];
  /** Variables that are added at each connection, such as how far the last one came. */
  readonly resumed?: () => Partial<TSubscription['variables']>;
  /** Fetches the current state. Runs at every connection, because earlier events are not sent. */
  readonly onConnected: () => void;
  /** Runs after each event. An empty response means that some events were dropped. */
  readonly onChanged?: (response: TSubscription['response'] | null | undefined) => void;
  /** Runs when the server ended the stream itself, because it stops for an update or the session is over. */
  readonly onEnded?: () => void;
}

/**
 * How long to wait, in ms, before reconnecting after the server itself ended a subscription, as it does when it stops
 * for an update.
 */
const RESUME_DELAY_MS = 5000;

/**
 * Subscribes while the page is visible. A hidden tab closes its stream, because over HTTP/1.1 a browser has only six
 * connections to one host for all tabs together. When visible again, it reconnects and fetches the current state.
 */
export function useLiveSubscription<TSubscription extends OperationType>(
  live: LiveSubscription<TSubscription>,
): void {
  const environment = useRelayEnvironment();
  const onConnected = useEffectEvent(live.onConnected);
  const onChanged = useEffectEvent((response: TSubscription['response'] | null | undefined) =>
    live.onChanged?.(response),
  );
  const resumed = useEffectEvent(() => live.resumed?.());
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
          variables: { ...JSON.parse(variables), ...resumed() },
          cacheConfig: { metadata: { onConnected: () => onConnected() } },
          onNext: (response) => {
            noteStreamedChange(environment);
            onChanged(response);
          },
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
