import { createHmac, randomBytes } from 'node:crypto';
import { MINUTE_MS } from '../../kernel/durations.ts';
import { type CallbackAnswer, isGone, isReceipt } from '../../notifications/callback/callbackAnswer.ts';

/** Maximum number of webhooks of one user. */
export const WEBHOOKS_MAX = 20;
/** Maximum number of copies of one delivery; what an alert found beyond them goes into further ones. */
export const DELIVERY_COPIES_MAX = 50;
/** So many failed attempts in a row switch a webhook off. */
export const FAILURES_MAX = 10;
/** Maximum number of attempts of one delivery. */
export const ATTEMPTS_MAX = 6;
/** Maximum number of webhooks of one user with a delivery under way. */
export const USER_AT_ONCE = 4;
/** Maximum number of deliveries under way in one worker. */
export const WORKER_AT_ONCE = 200;
/** How long after a test another press is answered with the same test, in milliseconds. */
export const TEST_PAUSE_MS = 10_000;
/** Deliveries that are shown of a webhook. */
export const DELIVERIES_SHOWN = 20;
/** How long deliveries are kept, in milliseconds. */
export const DELIVERIES_KEPT_MS = 7 * 86_400_000;

/** What a webhook sends: copies that its alert found, or a test without any. */
export const DELIVERY_TYPES = ['filter.matched', 'endpoint.test'] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** Pauses of a webhook after its first, second … failure in a row; the last one repeats. Those of partners' callbacks, as long as a copy stays news. */
const PAUSES_MS = [1, 2, 5, 10, 30].map((minutes) => minutes * MINUTE_MS);

/** A webhook after an attempt. */
export interface WebhookAfter {
  readonly state: 'delivered' | 'waiting' | 'dead';
  /** Failures in a row. */
  readonly failures: number;
  /** How long it sends nothing, in milliseconds. */
  readonly pauseMs: number;
  readonly isOff: boolean;
}

/**
 * Decides what an attempt means for its delivery and for its webhook: off after ten failures in a row, or once the receiver is gone for good.
 * @param attempts those of the delivery, with this one. @param failures those in a row before it.
 */
export function afterDelivery(
  { attempts, failures }: { readonly attempts: number; readonly failures: number },
  answer: CallbackAnswer,
): WebhookAfter {
  if (isReceipt(answer)) return { state: 'delivered', failures: 0, pauseMs: 0, isOff: false };
  const inRow = failures + 1;
  const isOff = isGone(answer) || inRow >= FAILURES_MAX;
  return {
    state: isOff || attempts >= ATTEMPTS_MAX ? 'dead' : 'waiting',
    failures: inRow,
    pauseMs: PAUSES_MS[Math.min(inRow, PAUSES_MS.length) - 1] ?? 0,
    isOff,
  };
}

const SECRET_START = 'whsec_';

/** A new secret, as Standard Webhooks writes it: 32 random bytes in base64 behind `whsec_`. */
export function newWebhookSecret(): string {
  return SECRET_START + randomBytes(32).toString('base64');
}

/** The signature of a delivery as Standard Webhooks has it: `v1,` and HMAC-SHA256 in base64. */
export function signDelivery(secret: string, text: Buffer): string {
  const key = Buffer.from(secret.slice(SECRET_START.length), 'base64');
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
}
