import type { TestClient } from '../../kit/testClient.ts';
import { problemsOf } from '../../partners/openApi/documented.ts';

const DOCUMENTED = { $ref: '#/components/schemas/LiveMessage' };

/** A message of `GET /live`. */
export interface LiveMessage {
  cursor: string;
  kind: string;
  listing?: { listingId: string; askCents: number; formerAskCents: number | null; marketHashName: string };
  book?: { marketHashName: string };
  count?: number;
}

/** A stream of `GET /live`, as a browser follows it. */
export interface LiveSource {
  /** The next message, or null if the stream has ended. @throws Error if none arrives in time. */
  next(timeoutMs?: number): Promise<LiveMessage | null>;
  close(): void;
}

/** Follows `GET /live`; resolves when the stream is under way. @throws Error with the answer if it is refused. */
export async function openLive(
  client: Pick<TestClient, 'fetch'>,
  query: Record<string, string>,
): Promise<LiveSource> {
  const abort = new AbortController();
  const response = await client.fetch(`/live?${new URLSearchParams(query)}`, { signal: abort.signal });
  if (response.headers.get('content-type')?.startsWith('text/event-stream') !== true || !response.body)
    throw new Error(`${response.status} ${await response.text()}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';

  async function read(): Promise<LiveMessage | null> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end < 0) {
        const { value, done } = await reader.read();
        if (done) return null;
        text += value;
        continue;
      }
      const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
      text = text.slice(end + 2);
      if (data === undefined) continue;
      const message = JSON.parse(data) as LiveMessage;
      const problems = problemsOf(DOCUMENTED, message);
      if (problems.length > 0) throw new Error(`not as documented: ${problems.join('; ')}`);
      return message;
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
