import type { CopyBlame } from './pricedCopy.ts';

/** One copy of a batch as it is sent. */
export interface BatchEntry {
  readonly key: string;
  readonly priceCents: number;
  readonly isPriceConfirmed: boolean;
}

/** What the server answered to one part of a batch; `problem`: why it rejected the whole part. */
export interface PartAnswer {
  readonly problem?: string | undefined;
  readonly results: readonly {
    readonly index: number;
    readonly reason?: string | null | undefined;
    readonly until?: string | null | undefined;
  }[];
}

/** Sends one part under a request id of its own, so that sending it again changes nothing. */
export type SendPart<TEntry> = (part: readonly TEntry[], clientRequestId: string) => Promise<PartAnswer>;

/** What became of a batch. */
export interface BatchResult {
  readonly doneKeys: readonly string[];
  readonly failures: ReadonlyMap<string, CopyBlame>;
  /** Of the parts that reached the server, for the undo. */
  readonly requestIds: readonly string[];
  /** Why it stopped early: a sentence of the server, `cancelled` by the reader, or `lost`. */
  readonly stop: string | null;
}

/** Copies of one request: small enough that progress shows and a cancel counts. */
export const PART_SIZE = 200;

/**
 * Sends a batch part by part, the next when the one before is answered. What was sent stays sent: a cancel ends what would come next.
 */
export async function sendBatch<TEntry extends { readonly key: string }>(
  entries: readonly TEntry[],
  send: SendPart<TEntry>,
  { onProgress, isCancelled }: { onProgress: (sent: number) => void; isCancelled: () => boolean },
): Promise<BatchResult> {
  const doneKeys: string[] = [];
  const failures = new Map<string, CopyBlame>();
  const requestIds: string[] = [];
  for (let from = 0; from < entries.length; from += PART_SIZE) {
    if (isCancelled()) {
      return { doneKeys, failures, requestIds, stop: 'cancelled' };
    }
    const part = entries.slice(from, from + PART_SIZE);
    const clientRequestId = crypto.randomUUID();
    const answer = await sendTwice(part, clientRequestId, send);
    if (answer.problem !== undefined) {
      return { doneKeys, failures, requestIds, stop: answer.problem };
    }
    requestIds.push(clientRequestId);
    for (const { index, reason, until } of answer.results) {
      const key = part[index]?.key ?? '';
      if (reason == null) {
        doneKeys.push(key);
      } else {
        failures.set(key, { reason, until: until ?? null });
      }
    }
    onProgress(from + part.length);
  }
  return { doneKeys, failures, requestIds, stop: null };
}

/** Why a batch stopped, where the reader was not told yet: a cancel is the reader's own, and who carries a question tells of a lost answer. */
export function untoldStop({ stop }: BatchResult): string | null {
  return stop === 'cancelled' || stop === LOST ? null : stop;
}

const LOST = 'lost';

/** A lost answer is asked for once more: the same request id answers what the first one did. */
async function sendTwice<TEntry>(
  part: readonly TEntry[],
  clientRequestId: string,
  send: SendPart<TEntry>,
): Promise<PartAnswer> {
  try {
    return await send(part, clientRequestId);
  } catch {
    return send(part, clientRequestId).catch(() => ({ problem: LOST, results: [] }));
  }
}
