import type { Platform } from '../../kernel/platform.ts';
import type { CallbackState } from '../callbacks/callback.ts';
import { findTestEvent } from './console.store.ts';

/** A test callback and its result. */
export interface CallbackTest {
  readonly state: CallbackState;
  readonly sentAt: Date;
  readonly status: number | null;
  readonly failure: string | null;
  /** The first KB of the response body. */
  readonly answer: string | null;
  readonly durationMs: number | null;
}

/** The result of a test callback, by its event. Null if there is none. */
export async function readCallbackTest({ db }: Platform, eventId: string): Promise<CallbackTest | null> {
  const event = await findTestEvent(db, eventId);
  if (!event) return null;
  const [last] = event.deliveries;
  return {
    state: event.state as CallbackState,
    sentAt: event.createdAt,
    status: last?.status ?? null,
    failure: last?.failure ?? null,
    answer: last?.answer ?? null,
    durationMs: last?.durationMs ?? null,
  };
}
