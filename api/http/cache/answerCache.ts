import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { openCache } from '../../kernel/caches.ts';
import { textHash } from '../../kernel/text.ts';
import { isPersonal } from './answerKey.ts';

/** A cached response. */
export interface CachedAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Compressed body, created at the first request for it. */
  zipped: Buffer | null;
  /** Created at the first request for it: most pages are asked for once. */
  etag: string | null;
  readonly madeAtMs: number;
  readonly version: number;
  readonly isFromMemory: boolean;
}

/** Data that a response was made from. */
export interface AnswerSource {
  /** True if it depends only on the in-memory market, so that it stays valid until the market changes. */
  isFromMemory: boolean;
  /** True if a viewer was known when it was made. It must not be served to anyone else. */
  hasViewer: boolean;
}

/** Maximum age of all other responses. */
const AGE_MAX_MS = 1_000;
/** Below this size, compression costs more than it saves. */
const ZIP_FROM_BYTES = 1_024;
const WEIGHT_OF_ENTRY = 600;
/** Keys that were asked for before are remembered by a hash each, the last one in each place. */
const PLACES = 65_536;
/** Maximum bytes of a character in memory. */
const BYTES_OF_LETTER = 2;

const zip = promisify(gzip);

/** The entity tag of a response. */
export function etagOf(answer: CachedAnswer): string {
  answer.etag ??= `W/"${hash('sha1', answer.body, 'base64url')}"`;
  return answer.etag;
}

/** A response that is being made. */
export interface Making {
  readonly done: Promise<void>;
  /** True if others have asked for it, before or now. Most filters and words are asked for once, and would push out what all look at. */
  isWanted: boolean;
  /** To be called when it is made or abandoned: releases those that wait. */
  end(): void;
}

function isFresh({ isFromMemory, madeAtMs }: CachedAnswer): boolean {
  return isFromMemory || Date.now() - madeAtMs < AGE_MAX_MS;
}

/** Bytes of a response with its key. The key counts, since anyone can send a long address or variables for a short response. */
function weightOf({ body, zipped, headers }: CachedAnswer, key: string): number {
  const letters = Object.entries(headers).reduce((sum, pair) => sum + pair.join().length, key.length);
  return body.length + (zipped?.length ?? 0) + letters * BYTES_OF_LETTER + WEIGHT_OF_ENTRY;
}

/**
 * The response cache: complete responses to visitors, as bytes, in a store of limited size. Responses that depend only on the market are
 * valid until the market changes, all others for a second.
 */
export class AnswerCache {
  private readonly answers = openCache('answers', weightOf);
  private readonly permits = new WeakMap<IncomingMessage, AnswerSource>();
  private readonly making = new Map<string, Making>();
  private readonly asked = new Int32Array(PLACES);
  private readonly versionOf: () => number;
  /** Number of cache hits and misses since the start. */
  hitCount = 0;
  missCount = 0;

  /** @param versionOf returns the current version of the market. */
  constructor(versionOf: () => number) {
    this.versionOf = versionOf;
  }

  /** Returns the response of a key while it is valid. */
  find(key: string): CachedAnswer | null {
    const kept = this.answers.get(key);
    const isTrue = kept !== undefined && kept.version === this.versionOf() && isFresh(kept);
    if (isTrue) this.hitCount += 1;
    else this.missCount += 1;
    return isTrue ? kept : null;
  }

  /** Number of cached responses. */
  get entryCount(): number {
    return this.answers.size;
  }

  /**
   * Marks the current response as independent of the user. A response made with a viewer, or for a request with credentials, is not cached
   * even then.
   * @returns true if it may be cached for visitors.
   */
  permit(request: IncomingMessage, source: AnswerSource): boolean {
    const isVisitors = !source.hasViewer && !isPersonal(request.headers);
    if (isVisitors) this.permits.set(request, source);
    return isVisitors;
  }

  /** The source of a response if it was marked as cacheable, else null. */
  permitOf(request: IncomingMessage): AnswerSource | null {
    return this.permits.get(request) ?? null;
  }

  /**
   * Stores a response.
   * @param version version of the market at which the response was started.
   */
  keep(key: string, answer: Pick<CachedAnswer, 'headers' | 'body' | 'version' | 'isFromMemory'>): void {
    this.answers.set(key, { ...answer, etag: null, zipped: null, madeAtMs: Date.now() });
  }

  /** Creates the compressed form of a response once, outside any request. */
  async compress(key: string, answer: CachedAnswer): Promise<void> {
    if (answer.zipped || answer.body.length < ZIP_FROM_BYTES) return;
    answer.zipped = Buffer.alloc(0);
    const zipped = await zip(answer.body);
    // Another object: the cache does not weigh the same one again.
    if (this.answers.peek(key) === answer) this.answers.set(key, { ...answer, zipped });
  }

  /** Waits for the request that is making the response of a key. */
  waitFor(key: string): Promise<void> | null {
    const making = this.making.get(key);
    if (!making) return null;
    making.isWanted = true;
    return making.done;
  }

  /** Marks the response of a key as being made. */
  begin(key: string): Making {
    const { promise: done, resolve } = Promise.withResolvers<void>();
    const making: Making = {
      done,
      isWanted: this.noteAsked(key),
      end: () => {
        if (this.making.get(key) === making) this.making.delete(key);
        resolve();
      },
    };
    this.making.set(key, making);
    return making;
  }

  /** @returns true if the key was asked for before, as far as that is remembered. */
  private noteAsked(key: string): boolean {
    const keyHash = textHash(key);
    const place = keyHash & (PLACES - 1);
    const isKnown = this.asked[place] === keyHash;
    this.asked[place] = keyHash;
    return isKnown;
  }
}
