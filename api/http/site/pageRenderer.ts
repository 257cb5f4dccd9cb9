import { Worker } from 'node:worker_threads';
import type { PageParts } from './pageTemplate.ts';

/** A persisted document that a page requests while it is rendered. */
export interface PageDocument {
  /** The persisted id (`doc_id`). */
  readonly id: string | null | undefined;
  readonly name: string;
  readonly operationKind: string;
}

/** What a page is rendered from, besides its documents. */
export interface PageRequest {
  /** Absolute URL; its origin is ignored. */
  readonly url: string;
  /** Values of the cookies of these names. */
  readonly language: string | undefined;
  readonly currency: string | undefined;
  readonly marketView: string | undefined;
  readonly nonce: string;
  /** Leaves a page that has a placeholder to the browser, which takes the server a third of the time. */
  readonly leavesPage: boolean;
}

/** A page, or a redirect that its route returned. */
export type RenderResult =
  | ({ readonly status: number } & PageParts)
  | { readonly status: number; readonly location: string };

/** Executes a document of a page. @returns its reply as JSON. */
export type AnswerDocument = (
  document: PageDocument,
  variables: Readonly<Record<string, unknown>>,
) => Promise<string>;

/** What the site needs to know of its bundle. */
export interface BundleFacts {
  readonly THEME_SCRIPT: string;
  readonly PAGE_STATE_ID: string;
  /** The paths of all pages that are the same for everyone, except the items' pages. */
  readonly PUBLIC_PATHS: readonly string[];
}

/** Messages to the thread that renders. */
export type ToRenderer =
  | { kind: 'render'; pageId: number; request: PageRequest }
  | { kind: 'reply'; askId: number; json: string }
  | { kind: 'noReply'; askId: number; message: string };

/** Messages from the thread that renders. */
export type FromRenderer =
  | { kind: 'ready'; facts: BundleFacts }
  | { kind: 'ask'; askId: number; pageId: number; document: PageDocument; variables: Record<string, unknown> }
  | { kind: 'rendered'; pageId: number; result: RenderResult }
  | { kind: 'failed'; pageId: number; message: string; stack: string | undefined };

interface Page {
  thread: Worker;
  answer: AnswerDocument;
  done: (result: RenderResult) => void;
  fail: (error: unknown) => void;
  /** Documents that are being executed. */
  asks: number;
  overdue?: NodeJS.Timeout;
  /** Why one of its documents got no answer: it says more than what the page makes of it. */
  unanswered?: unknown;
}

/** A page computes for a tenth of a second. One that takes this long, its documents aside, fails with its thread. */
const PAGE_MS_MAX = 10_000;

/** Of the thread's heap, in MiB. Its bundle and two pages at once need some 60. */
const THREAD_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 24 };

/**
 * Renders pages in a thread of its own, since one takes tens of milliseconds of a processor in which nobody else would
 * be answered. The thread holds the site's bundle alone; data comes from the documents, which are executed here. A
 * thread that ends, or does not finish a page in time, fails the pages it was rendering, and the next page starts
 * another one.
 */
export class PageRenderer {
  readonly #serverEntry: string;
  readonly #pages = new Map<number, Page>();
  #lastPageId = 0;
  #thread: Promise<Worker> | null = null;
  /** The last thread that said that it is ready. */
  #ready: Worker | null = null;
  readonly #pageMsMax: number;

  /**
   * @param serverEntry path of the server bundle.
   * @param pageMsMax time that a page may compute at once.
   */
  constructor(serverEntry: string, pageMsMax = PAGE_MS_MAX) {
    this.#serverEntry = serverEntry;
    this.#pageMsMax = pageMsMax;
  }

  /** Starts the thread. @throws if the bundle cannot be loaded. */
  async start(): Promise<BundleFacts> {
    return new Promise((done, fail) => {
      this.#thread = this.#open(done);
      this.#thread.catch(fail);
    });
  }

  /** @throws if the page itself cannot be rendered, or a document's answer failed. */
  async render(request: PageRequest, answer: AnswerDocument): Promise<RenderResult> {
    this.#thread ??= this.#open(() => {});
    const thread = await this.#thread;
    this.#lastPageId += 1;
    const pageId = this.#lastPageId;
    return new Promise((done, fail) => {
      const page = { thread, answer, done, fail, asks: 0 };
      this.#pages.set(pageId, page);
      post(thread, { kind: 'render', pageId, request });
      this.#watch(page);
    });
  }

  #open(onReady: (facts: BundleFacts) => void): Promise<Worker> {
    const opened = new Promise<Worker>((done, fail) => {
      const thread = new Worker(new URL('./pageRendererThread.ts', import.meta.url), {
        workerData: this.#serverEntry,
        resourceLimits: THREAD_LIMITS,
      });
      thread.on('message', (message: FromRenderer) => {
        if (message.kind === 'ready') {
          this.#ready = thread;
          // The requests keep the process alive, never the thread.
          thread.unref();
          onReady(message.facts);
          done(thread);
        } else this.#receive(message);
      });
      let reason = new Error('the thread that renders pages has ended');
      thread.on('error', (error) => {
        reason = error as Error;
      });
      thread.on('exit', () => {
        if (this.#thread === opened) this.#thread = null;
        fail(reason);
        for (const [pageId, page] of this.#pages) {
          if (page.thread !== thread) continue;
          this.#pages.delete(pageId);
          clearTimeout(page.overdue);
          page.fail(reason);
        }
      });
    });
    return opened;
  }

  #watch(page: Page): void {
    page.overdue = setTimeout(() => {
      page.fail(new Error(`the page computed for more than ${this.#pageMsMax} ms`));
      // Another one may have been opened since.
      if (this.#ready === page.thread) this.#thread = null;
      void page.thread.terminate();
    }, this.#pageMsMax);
  }

  #receive(message: Exclude<FromRenderer, { kind: 'ready' }>): void {
    const page = this.#pages.get(message.pageId);
    if (!page) return;
    clearTimeout(page.overdue);
    if (message.kind === 'ask') {
      void this.#answer(page, message);
      return;
    }
    this.#pages.delete(message.pageId);
    if (message.kind === 'rendered') page.done(message.result);
    else page.fail(page.unanswered ?? Object.assign(new Error(message.message), { stack: message.stack }));
  }

  async #answer(page: Page, ask: Extract<FromRenderer, { kind: 'ask' }>): Promise<void> {
    const { askId, document, variables } = ask;
    const { thread } = page;
    page.asks += 1;
    try {
      post(thread, { kind: 'reply', askId, json: await page.answer(document, variables) });
    } catch (error) {
      page.unanswered = error;
      post(thread, { kind: 'noReply', askId, message: String(error) });
    }
    page.asks -= 1;
    if (page.asks === 0 && this.#pages.has(ask.pageId)) this.#watch(page);
  }
}

const renderers = new Map<string, { renderer: PageRenderer; facts: Promise<BundleFacts> }>();

/** The renderer of a bundle: one for all sites of the process, since a thread takes a second to load it and to get fast. */
export async function openPageRenderer(
  serverEntry: string,
): Promise<{ renderer: PageRenderer; facts: BundleFacts }> {
  let opened = renderers.get(serverEntry);
  if (!opened) {
    const renderer = new PageRenderer(serverEntry);
    opened = { renderer, facts: renderer.start() };
    renderers.set(serverEntry, opened);
  }
  return { renderer: opened.renderer, facts: await opened.facts };
}

function post(thread: Worker, message: ToRenderer): void {
  thread.postMessage(message);
}
