import { useEffect, useState } from 'react';
import { fetchQuery, type GraphQLTaggedNode, useRelayEnvironment } from 'react-relay';
import type { OperationType } from 'relay-runtime';

/** Time without typing in ms after which it is asked. */
const DEBOUNCE_MS = 250;
/** Time in ms after which it is asked again where no answer came. */
const RETRY_MS = 3_000;

/**
 * What the server says of a form that is being filled in, asked again whenever it changes. The answer to an older form is never shown
 * beside a newer one; until there is an answer it is null.
 * @param variables of the query; null while the form cannot be sent.
 */
export function useDraftQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'] | null,
): Query['response'] | null {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<{ key: string; answer: Query['response'] } | null>(null);
  const key = variables === null ? null : JSON.stringify(variables);
  useEffect(() => {
    if (key === null) return;
    let request: { unsubscribe(): void } | undefined;
    // The network tells of the first failure alone.
    const ask = (isBackground: boolean) => {
      const networkCacheConfig = { metadata: { isBackground } };
      request = fetchQuery<Query>(environment, query, JSON.parse(key), { networkCacheConfig }).subscribe({
        next: (answer) => setKnown({ key, answer }),
        error() {
          timer = setTimeout(ask, RETRY_MS, true);
        },
      });
    };
    let timer = setTimeout(ask, DEBOUNCE_MS, false);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [key, environment, query]);
  return known?.key === key ? known.answer : null;
}
