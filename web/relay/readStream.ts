import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import type { Connection } from './connection.ts';
import { splitEvents } from './eventStream.ts';
import { CALL_HEADERS } from './restClient.ts';

/** Options of a subscription's stream, passed in its `cacheConfig.metadata`. */
export interface StreamMetadata {
  /**
   * Runs at every connection, the first one and each after an interruption, because earlier events are not sent
   * again.
   */
  readonly onConnected?: () => void;
}

/** Receiver of a subscription's responses. */
export interface StreamSink {
  next(value: GraphQLResponse): void;
  complete(): void;
}

/**
 * Reads one connection of a subscription. Resolves to true when the server completed the subscription, to false when
 * the connection merely ended.
 */
export async function readStream(
  params: RequestParameters,
  variables: Variables,
  sink: StreamSink,
  signal: AbortSignal,
  { onConnected, connection }: StreamMetadata & { readonly connection: Connection },
): Promise<boolean> {
  const response = await connection.send('/graphql', {
    method: 'POST',
    headers: { ...CALL_HEADERS, accept: 'text/event-stream' },
    body: JSON.stringify({ doc_id: params.id, variables }),
    signal,
  });
  // A rejected subscription (no session) is complete, because another request would be rejected too.
  if (response.body === null || response.status === 401 || response.status === 403) {
    return true;
  }
  if (response.ok) {
    onConnected?.();
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ''; ; ) {
    const { done, value } = await reader.read();
    if (done) {
      return false;
    }
    const { events, rest } = splitEvents(text + value);
    text = rest;
    for (const { event, data } of events) {
      if (event === 'complete') {
        return true;
      }
      if (event === 'next' && data !== '') {
        sink.next(JSON.parse(data));
      }
    }
  }
}
