import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { isPersonal } from './answerKey.ts';

/** What is kept of one answer. */
export interface KeptAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Made when somebody first asks for it. */
  zipped: Buffer | null;
  readonly etag: string;
  readonly madeAtMs: number;
  readonly version: number;
  readonly isFromMemory: boolean;
}

/** What an answer was made from. */
export interface AnswerSource {
  /** It hangs on the market in memory alone, so that it stays true until that changes. */
  isFromMemory: boolean;
  /** Whether a context that it was made in knew somebody: then it is nobody else's. */
  hasViewer: boolean;
}

/** Everything else is at most so old (platform.md 6). */
const AGE_MAX_MS = 1_000;
const BYTES_MAX = 64 * 1024 * 1024;
/** Below it, compressing costs more than it saves. */
const ZIP_FROM_BYTES = 1_024;
const WEIGHT_OF_ENTRY = 600;
/** What a letter takes at most. */
const BYTES_OF_LETTER = 2;

const zip = promisify(gzip);

function isFresh({ isFromMemory, madeAtMs }: KeptAnswer): boolean {
  return isFromMemory || Date.now() - madeAtMs < AGE_MAX_MS;
}

/** Bytes that an answer takes with its key: an address or variables that anybody may make long, over an answer that is short. */
function weightOf({ body, zipped, headers }: KeptAnswer, key: string): number {
  const letters = Object.entries(headers).reduce((sum, pair) => sum + pair.join().length, key.length);
  return body.length + (zipped?.length ?? 0) + letters * BYTES_OF_LETTER + WEIGHT_OF_ENTRY;
}

/**
 * Whole answers to visitors, as bytes, in a store bounded by size: those that hang on the market alone until the market changes, all
 * others for a second.
 */
export class KeptAnswers {
  private readonly answers = new LRUCache<string, KeptAnswer>({
    maxSize: BYTES_MAX,
    sizeCalculation: weightOf,
  });
  private readonly permits = new WeakMap<IncomingMessage, AnswerSource>();
  private readonly making = new Map<string, Promise<void>>();
  private readonly versionOf: () => number;
  /** Looks that found a true answer, and that found none, since the start. */
  hitCount = 0;
  missCount = 0;

  /** @param versionOf the market's version now. */
  constructor(versionOf: () => number) {
    this.versionOf = versionOf;
  }

  /** The answer of a key while it is true. */
  find(key: string): KeptAnswer | null {
    const kept = this.answers.get(key);
    const isTrue = kept !== undefined && kept.version === this.versionOf() && isFresh(kept);
    if (isTrue) this.hitCount += 1;
    else this.missCount += 1;
    return isTrue ? kept : null;
  }

  /** The weight of all that is kept. */
  get sizeBytes(): number {
    return this.answers.calculatedSize;
  }

  /** How many answers are kept. */
  get entryCount(): number {
    return this.answers.size;
  }

  /**
   * A door says that the answer under way hangs on nobody. What was made with a viewer, or for a request that carries a name, is kept all the
   * same for nobody. @returns whether it may be kept for visitors.
   */
  permit(request: IncomingMessage, source: AnswerSource): boolean {
    const isVisitors = !source.hasViewer && !isPersonal(request.headers);
    if (isVisitors) this.permits.set(request, source);
    return isVisitors;
  }

  /** Whether a door has permitted to keep the answer to a request. */
  permitOf(request: IncomingMessage): AnswerSource | null {
    return this.permits.get(request) ?? null;
  }

  /** Keeps an answer. @param version the market's version when its making began. */
  keep(key: string, answer: Pick<KeptAnswer, 'headers' | 'body' | 'version' | 'isFromMemory'>): void {
    const etag = `W/"${hash('sha1', answer.body, 'base64url')}"`;
    this.answers.set(key, { ...answer, etag, zipped: null, madeAtMs: Date.now() });
  }

  /** Makes the compressed form of an answer, once, beside the requests. */
  async compress(key: string, answer: KeptAnswer): Promise<void> {
    if (answer.zipped || answer.body.length < ZIP_FROM_BYTES) return;
    answer.zipped = Buffer.alloc(0);
    answer.zipped = await zip(answer.body);
    if (this.answers.peek(key) === answer) this.answers.set(key, answer);
  }

  /** Waits for whoever is making a key's answer. */
  waitFor(key: string): Promise<void> | null {
    return this.making.get(key) ?? null;
  }

  /** Says that a key's answer is being made. @returns call it when it is done, or was given up. */
  begin(key: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.making.set(key, promise);
    return () => {
      if (this.making.get(key) === promise) this.making.delete(key);
      resolve();
    };
  }
}
