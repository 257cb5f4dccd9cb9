import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { assert } from '../../kernel/assert.ts';
import { collectWhenQuiet } from '../../kernel/collectWhenQuiet.ts';
import type {
  BundleFacts,
  FromRenderer,
  PageDocument,
  PageRequest,
  RenderResult,
  ToRenderer,
} from './pageRenderer.ts';

/** The server bundle, as exported by `web/entryServer.tsx`. */
interface ServerBundle extends BundleFacts {
  render(
    request: PageRequest & {
      readonly send: (
        document: PageDocument,
        variables: Readonly<Record<string, unknown>>,
      ) => Promise<unknown>;
    },
  ): Promise<RenderResult>;
}

const port = parentPort;
assert(port, 'pages are rendered in a thread');
const asks = new Map<number, { done: (reply: unknown) => void; fail: (error: Error) => void }>();
let lastAskId = 0;

function tell(message: FromRenderer): void {
  port?.postMessage(message, memoryOf(message));
}

/** What a page passes on instead of copying it. A part that shares its memory with others is copied. */
function memoryOf(message: FromRenderer): ArrayBuffer[] {
  if (message.kind !== 'rendered' || !('body' in message.result)) return [];
  const { body, state } = message.result;
  return [body, state].flatMap(({ buffer, byteLength }) =>
    buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
  );
}

async function render(bundle: ServerBundle, pageId: number, request: PageRequest): Promise<void> {
  try {
    const result = await bundle.render({
      ...request,
      send: ({ id, name, operationKind }, variables) =>
        new Promise((done, fail) => {
          lastAskId += 1;
          asks.set(lastAskId, { done, fail });
          const document = { id, name, operationKind };
          tell({ kind: 'ask', askId: lastAskId, pageId, document, variables: { ...variables } });
        }),
    });
    tell({ kind: 'rendered', pageId, result });
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    tell({ kind: 'failed', pageId, message, stack });
  }
}

const bundle: ServerBundle = await import(pathToFileURL(workerData as string).href);
port.on('message', (message: ToRenderer) => {
  if (message.kind === 'render') {
    void render(bundle, message.pageId, message.request);
    return;
  }
  const ask = asks.get(message.askId);
  asks.delete(message.askId);
  if (message.kind === 'reply') ask?.done(JSON.parse(message.json));
  else ask?.fail(new Error(message.message));
});
const { THEME_SCRIPT, PAGE_STATE_ID, PUBLIC_PATHS } = bundle;
tell({ kind: 'ready', facts: { THEME_SCRIPT, PAGE_STATE_ID, PUBLIC_PATHS: [...PUBLIC_PATHS] } });
collectWhenQuiet();
