import type { UseMutationConfig } from 'react-relay';
import type { Disposable, MutationParameters } from 'relay-runtime';
import type { CopyBlame } from './pricedCopy.ts';

/** One copy of a batch in the request. */
export interface BatchEntry {
  readonly key: string;
  readonly priceCents: number;
  readonly isPriceConfirmed: boolean;
}

/** The server's response to one part of a batch. `problem` is the reason why the whole part was rejected. */
export interface PartAnswer {
  readonly problem?: string | undefined;
  readonly results: readonly {
    readonly index: number;
    readonly reason?: string | null | undefined;
    readonly until?: string | null | undefined;
  }[];
}

/** Sends one part with its own request id, so that sending it again has no effect. */
export type SendPart<TEntry> = (part: readonly TEntry[], clientRequestId: string) => Promise<PartAnswer>;

/** The result of a batch. */
export interface BatchResult {
  readonly doneKeys: readonly string[];
  readonly failures: ReadonlyMap<string, CopyBlame>;
  /** Request ids of the parts that reached the server, for the undo. */
  readonly requestIds: readonly string[];
  /** Before the first part was sent, in ms since the epoch: the minute of its undo begins no sooner at the server. */
  readonly sentAtMs: number;
  /** Why it stopped early: a message of the server, `cancelled` by the user, or `lost`. */
  readonly stop: string | null;
}

/** Copies per request: few enough that progress is visible and a cancel takes effect. */
export const PART_SIZE = 200;

/** Sends a batch in parts, each after the response to the one before. A cancel does not affect parts already sent. */
export async function sendBatch<TEntry extends { readonly key: string }>(
  entries: readonly TEntry[],
  send: SendPart<TEntry>,
  { onProgress, isCancelled }: { onProgress: (sent: number) => void; isCancelled: () => boolean },
): Promise<BatchResult> {
  const doneKeys: string[] = [];
  const failures = new Map<string, CopyBlame>();
  const requestIds: string[] = [];
  const done = { doneKeys, failures, requestIds, sentAtMs: Date.now() };
  for (let from = 0; from < entries.length; from += PART_SIZE) {
    if (isCancelled()) {
      return { ...done, stop: 'cancelled' };
    }
    const part = entries.slice(from, from + PART_SIZE);
    const clientRequestId = crypto.randomUUID();
    const answer = await sendTwice(part, clientRequestId, send);
    if (answer.problem !== undefined) {
      return { ...done, stop: answer.problem };
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
  return { ...done, stop: null };
}

/**
 * Why a batch stopped, when the user has not been informed yet. A cancel needs no message, and the network layer
 * reports a lost response.
 */
export function unreportedStop({ stop }: BatchResult): string | null {
  return stop === 'cancelled' || stop === LOST ? null : stop;
}

const LOST = 'lost';

async function sendTwice<TEntry>(
  part: readonly TEntry[],
  clientRequestId: string,
  send: SendPart<TEntry>,
): Promise<PartAnswer> {
  return twice(() => send(part, clientRequestId)).catch(() => ({ problem: LOST, results: [] }));
}

/** A request without a response is sent once more. With the same request id it returns the first one's result. */
export async function twice<TAnswer>(send: () => Promise<TAnswer>): Promise<TAnswer> {
  try {
    return await send();
  } catch {
    return send();
  }
}

/** Commits a mutation and returns a promise of its response. Rejects when none arrived. */
export function commitPart<TMutation extends MutationParameters>(
  commit: (config: UseMutationConfig<TMutation>) => Disposable,
  variables: TMutation['variables'],
): Promise<TMutation['response']> {
  return new Promise((resolve, reject) => {
    commit({
      variables,
      onCompleted: (response, errors) =>
        errors != null && errors.length > 0 ? reject(new Error(errors[0]?.message)) : resolve(response),
      onError: reject,
    });
  });
}
