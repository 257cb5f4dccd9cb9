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
  | { kind: 'noReply'; askId: number; error: Error };

/** Messages from the thread that renders. */
export type FromRenderer =
  | { kind: 'ready'; facts: BundleFacts }
  | { kind: 'ask'; askId: number; pageId: number; document: PageDocument; variables: Record<string, unknown> }
  | { kind: 'rendered'; pageId: number; result: RenderResult }
  | { kind: 'failed'; pageId: number; error: Error };

interface Page {
  answer: AnswerDocument;
  done: (result: RenderResult) => void;
  fail: (error: Error) => void;
}

/**
 * Renders pages in a thread of its own, since one takes tens of milliseconds of a processor in which nobody else would
 * be answered. The thread holds the site's bundle alone; data comes from the documents, which are executed here. A
 * thread that ends fails the pages it was rendering, and the next page starts another one.
 */
export class PageRenderer {
  readonly #serverEntry: string;
  readonly #pages = new Map<number, Page>();
  #lastPageId = 0;
  #thread: Promise<Worker> | null = null;
  #isClosed = false;

  /** @param serverEntry path of the server bundle. */
  constructor(serverEntry: string) {
    this.#serverEntry = serverEntry;
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
      this.#pages.set(pageId, { answer, done, fail });
      post(thread, { kind: 'render', pageId, request });
    });
  }

  /** Ends the thread. Pages that are not finished fail. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await (await this.#thread?.catch(() => null))?.terminate();
  }

  #open(onReady: (facts: BundleFacts) => void): Promise<Worker> {
    if (this.#isClosed) return Promise.reject(new Error('the site is closed'));
    return new Promise((done, fail) => {
      const thread = new Worker(new URL('./pageRendererThread.ts', import.meta.url), {
        workerData: this.#serverEntry,
      });
      thread.on('message', (message: FromRenderer) => {
        if (message.kind === 'ready') {
          onReady(message.facts);
          done(thread);
        } else this.#receive(thread, message);
      });
      let reason = new Error('the thread that renders pages has ended');
      thread.on('error', (error) => {
        reason = error as Error;
      });
      thread.on('exit', () => {
        this.#thread = null;
        fail(reason);
        for (const page of this.#pages.values()) page.fail(reason);
        this.#pages.clear();
      });
    });
  }

  #receive(thread: Worker, message: Exclude<FromRenderer, { kind: 'ready' }>): void {
    const page = this.#pages.get(message.pageId);
    if (!page) return;
    if (message.kind === 'ask') {
      const { askId, document, variables } = message;
      page.answer(document, variables).then(
        (json) => post(thread, { kind: 'reply', askId, json }),
        (error: Error) => post(thread, { kind: 'noReply', askId, error }),
      );
      return;
    }
    this.#pages.delete(message.pageId);
    if (message.kind === 'rendered') page.done(message.result);
    else page.fail(message.error);
  }
}

function post(thread: Worker, message: ToRenderer): void {
  thread.postMessage(message);
}
