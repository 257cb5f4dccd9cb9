import { request as httpRequest } from 'node:http';
import { isTooSlow } from '../kit/isTooSlow.ts';
import { IS_PROVING, seedOf } from '../kit/someOf.ts';

/** One request of a fuzz run. */
export interface FuzzAsk {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** True if the request cannot be valid, so that its response must be an error. */
  isBad?: boolean;
}

/** What came back. */
export interface FuzzAnswer {
  status: number;
  type: string;
  text: string;
  ms: number;
}

/** Seed and size of a run: `FUZZ_SEED` makes one again, `FUZZ_REQUESTS` makes it longer. */
export const FUZZ = {
  seed: seedOf('FUZZ_SEED'),
  requests: Number(process.env.FUZZ_REQUESTS ?? (IS_PROVING ? 10_000 : 3_000)),
};

const GIVE_UP_MS = 20_000;
const AT_ONCE = 8;
const PROBLEMS_MAX = 20;
/** Text that only the internals of the server contain. */
const INSIDE =
  /prisma(?=client|\.|:)|@prisma|pothos|node_modules|\.[cm]?[jt]s:\d|\bat async\b|\n\s+at \S+|file:\/\/\/|syntax error at|relation "|duplicate key|invalid input syntax|violates|\bpg_catalog\b/i;

/** Sends one request over a raw socket, including requests that a correct client cannot send. */
export async function sendFuzz(base: string, ask: FuzzAsk): Promise<FuzzAnswer> {
  const { hostname, port } = new URL(base);
  const start = performance.now();
  return new Promise((done, fail) => {
    const { method, path, headers, body } = ask;
    const length = body ? { 'content-length': String(body.length) } : {};
    const request = httpRequest(
      { hostname, port, method, path, headers: { ...length, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        const finish = (): void => {
          const text = Buffer.concat(chunks).toString('utf8');
          const type = response.headers['content-type'] ?? '';
          done({ status: response.statusCode ?? 0, type, text, ms: performance.now() - start });
        };
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('end', finish);
        response.once('error', fail);
        // A stream has no end: its start counts as the response.
        if (response.headers['content-type']?.startsWith('text/event-stream')) {
          finish();
          request.destroy();
        }
      },
    );
    request.setTimeout(GIVE_UP_MS, () => request.destroy(new Error('no answer')));
    request.once('error', fail);
    request.end(body ?? undefined);
  });
}

/** The request as a line for a shell. */
export function asCurl(base: string, { method, path, headers, body }: FuzzAsk): string {
  const quote = (text: string): string =>
    `$'${[...Buffer.from(text)].map((byte) => (byte >= 32 && byte < 127 && byte !== 39 && byte !== 92 ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`)).join('')}'`;
  const parts = Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`);
  const data = body
    ? `--data-binary ${quote(body.toString('latin1').length > 4_000 ? '<long>' : body.toString('utf8'))}`
    : '';
  return `curl -sg -X ${method} ${quote(base + path)} ${parts.join(' ')} ${data}`;
}

function problemsOf(answer: FuzzAnswer): string[] {
  return [
    answer.status >= 500 ? `HTTP ${answer.status}` : '',
    // The page of GraphiQL is a program of its own.
    !answer.type.startsWith('text/html') && INSIDE.test(answer.text)
      ? `tells of its inside: ${INSIDE.exec(answer.text)?.[0]}`
      : '',
    isTooSlow(answer.ms) ? `took ${Math.round(answer.ms)} ms` : '',
  ].filter((problem) => problem !== '');
}

/**
 * Sends this many requests, several at once, and collects the problems of the responses.
 * @returns the first problems, each with the request to reproduce it.
 */
export async function runFuzz(
  base: string,
  count: number,
  next: () => FuzzAsk,
  judge: (ask: FuzzAsk, answer: FuzzAnswer) => string[],
): Promise<string[]> {
  const problems: string[] = [];
  let sent = 0;
  async function sendInTurn(): Promise<void> {
    while (sent < count && problems.length < PROBLEMS_MAX) {
      sent += 1;
      const number = sent;
      const ask = next();
      const found = await sendFuzz(base, ask).then(
        (answer) =>
          [...problemsOf(answer), ...judge(ask, answer)].map(
            (problem) => `${problem}: ${answer.status} ${answer.text.slice(0, 300)}`,
          ),
        (error: Error) => [error.message],
      );
      for (const problem of found)
        problems.push(`FUZZ_SEED=${FUZZ.seed}, request ${number}: ${problem}\n  ${asCurl(base, ask)}`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendInTurn));
  return problems;
}
