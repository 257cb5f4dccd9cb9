import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import type { Connection } from './connection.ts';
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

/** One message of a server-sent event stream. */
export interface StreamEvent {
  readonly event: string;
  readonly data: string;
}

/**
 * Splits the text of a server-sent event stream into complete events and an incomplete rest. Comment lines, which
 * servers send to keep the connection open, are ignored.
 */
export function splitEvents(text: string): { events: StreamEvent[]; rest: string } {
  const blocks = text.replaceAll('\r\n', '\n').split('\n\n');
  const rest = blocks.pop() ?? '';
  const events: StreamEvent[] = [];
  for (const block of blocks) {
    let event = 'message';
    const data: string[] = [];
    for (const line of block.split('\n')) {
      if (line.startsWith('event:')) {
        event = line.slice(6).trim();
      } else if (line.startsWith('data:')) {
        data.push(line.slice(5).trimStart());
      }
    }
    if (data.length > 0 || event !== 'message') {
      events.push({ event, data: data.join('\n') });
    }
  }
  return { events, rest };
}
