import { useEffect, useState } from 'react';
import { fetchQuery, type GraphQLTaggedNode, useRelayEnvironment } from 'react-relay';
import type { OperationType } from 'relay-runtime';

/** Time without typing in ms after which it is asked. */
const DEBOUNCE_MS = 250;

/**
 * What the server says of a form that is being filled in, asked again whenever it changes. The answer to an older form is never shown
 * beside a newer one; without an answer there is null.
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
    const timer = setTimeout(() => {
      request = fetchQuery<Query>(environment, query, JSON.parse(key)).subscribe({
        next: (answer) => setKnown({ key, answer }),
        // The network has told of the failure; the form shows no outlook.
        error: () => undefined,
      });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [key, environment, query]);
  return known?.key === key ? known.answer : null;
}
