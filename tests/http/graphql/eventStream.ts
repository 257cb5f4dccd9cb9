import type { TestClient } from '../../kit/testClient.ts';
import { MARKED_HEADERS } from './markedHeaders.ts';

/** The next result of a subscription. */
export interface StreamAnswer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** A subscription over server-sent events, as a browser follows it. */
export interface EventStream<Data> {
  /** The next result, or null if the stream has ended. @throws Error if none arrives in time. */
  next(timeoutMs?: number): Promise<StreamAnswer<Data> | null>;
  close(): void;
}

const ANSWER = /^event: next\ndata: (.*)$/m;

/** Subscribes. The returned stream is under way when this resolves. */
export async function openEventStream<Data>(
  client: Pick<TestClient, 'fetch'>,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<EventStream<Data>> {
  const abort = new AbortController();
  const response = await client.fetch('/graphql', {
    method: 'POST',
    headers: { ...MARKED_HEADERS, accept: 'text/event-stream' },
    body: JSON.stringify({ query, variables }),
    signal: abort.signal,
  });
  if (!response.body) throw new Error(`no stream: HTTP ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';

  async function read(): Promise<StreamAnswer<Data> | null> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end < 0) {
        const { value, done } = await reader.read();
        if (done) return null;
        text += value;
        continue;
      }
      const found = ANSWER.exec(text.slice(0, end));
      text = text.slice(end + 2);
      if (found?.[1]) return JSON.parse(found[1]) as StreamAnswer<Data>;
    }
  }

  return {
    next(timeoutMs = 20_000) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, fail) => {
        timer = setTimeout(() => fail(new Error('nothing came')), timeoutMs);
      });
      return Promise.race([read(), late]).finally(() => clearTimeout(timer));
    },
    close: () => abort.abort(),
  };
}
