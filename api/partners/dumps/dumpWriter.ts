import { createHash } from 'node:crypto';
import { finished } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { openSignature, type PlatformKey } from '../openApi/platformKey.ts';

/** Bytes of a part: a read of one is short, and a file has few. */
const PART_BYTES = 256 * 1024;

/** What a writer knows of its file at its end. */
export interface WrittenBytes {
  byteCount: bigint;
  partCount: number;
  sha256: string;
  signature: string;
}

/** Compresses text as one frame of zstd, hashes and signs the result, and stores it in parts as soon as they are full. */
export class DumpWriter {
  readonly #zstd = createZstdCompress();
  readonly #hash = createHash('sha256');
  readonly #signature: ReturnType<typeof openSignature>;
  readonly #store: (part: { position: number; bytes: Buffer }) => Promise<void>;
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #byteCount = 0;
  #partCount = 0;

  constructor(key: PlatformKey, store: (part: { position: number; bytes: Buffer }) => Promise<void>) {
    this.#signature = openSignature(key);
    this.#store = store;
    this.#zstd.on('data', (bytes: Buffer) => {
      this.#waiting.push(bytes);
      this.#waitingBytes += bytes.length;
    });
    // Whoever writes or ends hears of it; without a listener it would end the process.
    this.#zstd.on('error', () => {});
  }

  /** Adds text, and waits until it is compressed: no more of it is in memory than one call brings. */
  async write(text: string): Promise<void> {
    if (text === '') return;
    await new Promise<void>((done, fail) => {
      this.#zstd.write(text, (error) => (error ? fail(error) : done()));
    });
    if (this.#waitingBytes >= PART_BYTES) await this.#storeParts();
  }

  /** Stores the rest. */
  async end(): Promise<WrittenBytes> {
    this.#zstd.end();
    await finished(this.#zstd);
    await this.#storeParts();
    return {
      byteCount: BigInt(this.#byteCount),
      partCount: this.#partCount,
      sha256: this.#hash.digest('hex'),
      signature: this.#signature.end(),
    };
  }

  /** Frees the compressor of a file that will not be finished. Without effect after `end`. */
  close(): void {
    this.#zstd.destroy();
  }

  async #storeParts(): Promise<void> {
    const bytes = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#waitingBytes = 0;
    for (let start = 0; start < bytes.length; start += PART_BYTES) {
      const part = bytes.subarray(start, start + PART_BYTES);
      this.#hash.update(part);
      this.#signature.add(part);
      await this.#store({ position: this.#partCount, bytes: part });
      this.#partCount += 1;
    }
    this.#byteCount += bytes.length;
  }
}
