import { readFile, stat } from 'node:fs/promises';
import { InvalidInput } from '../../kernel/invalidInput.ts';

/** Maximum size and duration of a download. */
export interface FeedLimits {
  readonly maxBytes: number;
  readonly timeoutMs: number;
}

/** Forty times the size of a current feed. */
const LIMITS: FeedLimits = { maxBytes: 64 * 1024 * 1024, timeoutMs: 60_000 };

function tooBig({ maxBytes }: FeedLimits): InvalidInput {
  return new InvalidInput('feed', `is bigger than ${maxBytes} bytes`);
}

async function readAddress(address: string, limits: FeedLimits): Promise<string> {
  const chunks: Uint8Array[] = [];
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(limits.timeoutMs) });
    if (response.status !== 200)
      throw new InvalidInput('feed', `the address answered HTTP ${response.status}`);
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > limits.maxBytes) throw tooBig(limits);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof InvalidInput) throw error;
    const why = error instanceof DOMException ? `no answer within ${limits.timeoutMs} ms` : 'no answer';
    throw new InvalidInput('feed', `${why} from the address`);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function readPath(path: string, limits: FeedLimits): Promise<string> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new InvalidInput('feed', `there is no file ${path}`);
  if (found.size > limits.maxBytes) throw tooBig(limits);
  return readFile(path, 'utf8');
}

/**
 * Reads the text of a price feed from a file or an http(s) address.
 * @throws InvalidInput if it does not exist, is too large or too slow.
 */
export async function readFeedText(source: string, limits: FeedLimits = LIMITS): Promise<string> {
  return /^https?:\/\//i.test(source) ? readAddress(source, limits) : readPath(source, limits);
}
