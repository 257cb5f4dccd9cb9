import { useCallback, useRef } from 'react';
import { commitLocalUpdate, type UseMutationConfig } from 'react-relay';
import type { Disposable, IEnvironment, MutationParameters } from 'relay-runtime';
import { AnsweredError } from '../../relay/askNetwork.ts';
import type { CopyBlame } from './pricedCopy.ts';

/** One copy of a batch in the request. */
export interface BatchEntry {
  readonly key: string;
  readonly priceCents: number;
  readonly isPriceConfirmed: boolean;
}

/** The server's response to a batch. `problem` is the reason why the whole of it was rejected. */
export interface BatchAnswer {
  readonly problem?: string | undefined;
  readonly results: readonly {
    readonly index: number;
    readonly reason?: string | null | undefined;
    readonly until?: string | null | undefined;
  }[];
}

/** Sends a batch with its request id, so that sending it again has no effect. */
export type SendBatch<TEntry> = (entries: readonly TEntry[], clientRequestId: string) => Promise<BatchAnswer>;

/** The result of a batch. */
export interface BatchResult {
  readonly doneKeys: readonly string[];
  readonly failures: ReadonlyMap<string, CopyBlame>;
  /** Of the request, for the undo. */
  readonly clientRequestId: string;
  /** Before it was sent, in ms since the epoch: the minute of its undo begins no sooner at the server. */
  readonly sentAtMs: number;
  /** Why nothing was done, as a message of the server. */
  readonly problem: string | null;
  /** True if no response came, or one with errors alone: whether it was done is unknown. The network layer has reported it. */
  readonly isLost: boolean;
}

/** A request that may have been done without a response: the same content is sent under the same id again. */
interface OpenRequest {
  readonly content: string;
  readonly clientRequestId: string;
  readonly sentAtMs: number;
}

/**
 * Sends batches, each in one request, which the server does as a whole: whatever becomes of the page, none of it is half
 * done. A batch whose response was lost, by itself or by another press, is not done twice: its first result is returned.
 */
export function useBatch<TEntry extends { readonly key: string }>(
  send: SendBatch<TEntry>,
): (entries: readonly TEntry[]) => Promise<BatchResult> {
  const open = useRef<OpenRequest | null>(null);
  return useCallback(
    async (entries) => {
      const content = JSON.stringify(entries);
      if (open.current?.content !== content) {
        open.current = { content, clientRequestId: crypto.randomUUID(), sentAtMs: Date.now() };
      }
      const result = await sendBatch(entries, open.current, send);
      if (!result.isLost) {
        open.current = null;
      }
      return result;
    },
    [send],
  );
}

/** Sends a batch, once more if no response comes. */
export async function sendBatch<TEntry extends { readonly key: string }>(
  entries: readonly TEntry[],
  { clientRequestId, sentAtMs }: Pick<OpenRequest, 'clientRequestId' | 'sentAtMs'>,
  send: SendBatch<TEntry>,
): Promise<BatchResult> {
  const answer = await twice(() => send(entries, clientRequestId)).catch(() => null);
  const { problem = null, results } = answer ?? { results: [] };
  const doneKeys: string[] = [];
  const failures = new Map<string, CopyBlame>();
  for (const { index, reason, until } of results) {
    const key = entries[index]?.key ?? '';
    if (reason == null) {
      doneKeys.push(key);
    } else {
      failures.set(key, { reason, until: until ?? null });
    }
  }
  return { doneKeys, failures, clientRequestId, sentAtMs, problem, isLost: answer === null };
}

/**
 * A request without a response is sent once more. With the same request id it returns the first one's result. An answer
 * with errors is a response: for instance somebody has just closed the sign-in that it asked for.
 */
export async function twice<TAnswer>(send: () => Promise<TAnswer>): Promise<TAnswer> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof AnsweredError) throw error;
    return send();
  }
}

/** Commits a mutation and returns a promise of its response. Rejects when none arrived, with `AnsweredError` when it has errors. */
export function commitBatch<TMutation extends MutationParameters>(
  commit: (config: UseMutationConfig<TMutation>) => Disposable,
  variables: TMutation['variables'],
): Promise<TMutation['response']> {
  return new Promise((resolve, reject) => {
    commit({
      variables,
      onCompleted: (response, errors) =>
        errors != null && errors.length > 0
          ? reject(new AnsweredError(errors[0]?.message))
          : resolve(response),
      // Relay names the source of an error that was in an answer without data.
      onError: (error) => reject('source' in error ? new AnsweredError(error.message) : error),
    });
  });
}

/** A listing as an answer has it: its id, and the fields that changed. */
interface ChangedListing {
  readonly id: string;
  readonly status: string;
  readonly askCents?: number;
  readonly netCents?: number | null | undefined;
}

/** Shows in rows that are loaded what listings have become. */
export function updateRows(
  environment: IEnvironment,
  results: readonly { readonly listing?: ChangedListing | null | undefined }[],
): void {
  commitLocalUpdate(environment, (store) => {
    for (const { listing } of results) {
      const row = listing == null ? null : store.get(listing.id);
      for (const [field, value] of Object.entries(listing ?? {})) {
        if (field !== 'id') row?.setValue(value, field);
      }
    }
  });
}
