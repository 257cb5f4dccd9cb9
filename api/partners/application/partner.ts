import { parsePhone } from '../../accounts/session/session.ts';

/** States of an application (P-02). */
export const PARTNER_STATUSES = ['reviewing', 'approved', 'rejected'] as const;
export type PartnerStatus = (typeof PARTNER_STATUSES)[number];

/** Length limits of an application's reason, in characters. */
export const REASON_LENGTH_MIN = 10;
export const REASON_LENGTH_MAX = 500;
/** Upper limits of the expected volume: orders in a day, and their value in fen. */
export const DAILY_ORDERS_MAX = 1_000_000;
export const DAILY_AMOUNT_MAX_CENTS = 10_000_000_000n;

/** The fields of an application, as entered (spec section 7). */
export interface ApplicationDraft {
  readonly phone: string;
  readonly wechat: string;
  readonly reason: string;
  readonly dailyOrders: number | null;
  /** Amount in fen. */
  readonly dailyAmountCents: bigint | null;
}

/** Why an application is rejected: the invalid field. */
export type ApplicationProblem = keyof ApplicationDraft;

/** A parsed application, or the first invalid field. The phone is in E.164. */
export type ParsedApplication = { application: ApplicationDraft } | { problem: ApplicationProblem };

/** The format of WeChat ids. */
const WECHAT = /^[A-Za-z][A-Za-z0-9_-]{5,19}$/;
/** Control and format characters except the line end: they hide or reorder text that an operator reads. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u;

/** The trimmed reason; null if it is too short, too long, or contains invisible characters. */
function parseReason(text: string): string | null {
  const reason = text.replaceAll(/\r\n?/g, '\n').trim();
  const length = [...reason].length;
  const isFitting = length >= REASON_LENGTH_MIN && length <= REASON_LENGTH_MAX && !UNSEEN.test(reason);
  return isFitting ? reason : null;
}

/** A WeChat number, or the phone number that many use instead; null for anything else. */
function parseWechat(text: string): string | null {
  const wechat = text.trim();
  return WECHAT.test(wechat) || parsePhone(wechat) !== null ? wechat : null;
}

const isWithin = (count: number | bigint | null, max: number | bigint): boolean =>
  count === null || (count >= 0 && count <= max);

/**
 * Parses an application (P-01): phone, WeChat and reason are required; the expected orders and money in a day are
 * optional. Only safe text is accepted, because an operator reads it.
 */
export function parseApplication(draft: ApplicationDraft): ParsedApplication {
  const phone = parsePhone(draft.phone.trim());
  if (phone === null) return { problem: 'phone' };
  const wechat = parseWechat(draft.wechat);
  if (wechat === null) return { problem: 'wechat' };
  const reason = parseReason(draft.reason);
  if (reason === null) return { problem: 'reason' };
  const { dailyOrders, dailyAmountCents } = draft;
  if (!isWithin(dailyOrders, DAILY_ORDERS_MAX)) return { problem: 'dailyOrders' };
  if (!isWithin(dailyAmountCents, DAILY_AMOUNT_MAX_CENTS)) return { problem: 'dailyAmountCents' };
  return { application: { phone, wechat, reason, dailyOrders, dailyAmountCents } };
}

/**
 * The text that a key's owner signs (T-18). It names its purpose, so that the signature is useless for anything else.
 */
export function challengeText({ appId, nonce }: { appId: string; nonce: string }): string {
  return `shiji-partner-key-proof:${appId}:${nonce}`;
}
