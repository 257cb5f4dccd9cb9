import type { Platform } from '../../kernel/platform.ts';
import { findTestEvent } from './callbackLog.store.ts';
import type { CallbackState, CallbackTest } from './callbackTest.ts';

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
