import { parsePhone } from '../../accounts/session/session.ts';

/** Where an application stands (P-02). */
export const PARTNER_STATUSES = ['reviewing', 'approved', 'rejected'] as const;
export type PartnerStatus = (typeof PARTNER_STATUSES)[number];

/** Characters of an application's reason. */
export const REASON_LENGTH_MIN = 10;
export const REASON_LENGTH_MAX = 500;
/** The largest volume that is taken for one: orders of a day, and their fen. */
export const DAILY_ORDERS_MAX = 1_000_000;
export const DAILY_AMOUNT_MAX_CENTS = 10_000_000_000n;

/** What somebody writes into an application, as typed (spec section 7). */
export interface ApplicationDraft {
  readonly phone: string;
  readonly wechat: string;
  readonly reason: string;
  readonly dailyOrders: number | null;
  /** In fen. */
  readonly dailyAmountCents: bigint | null;
}

/** Why an application is refused: the field that is wrong. */
export type ApplicationProblem = keyof ApplicationDraft;

/** An application as it is kept, or the first field that is wrong. The phone is in E.164. */
export type ParsedApplication = { application: ApplicationDraft } | { problem: ApplicationProblem };

/** As WeChat itself gives them out. */
const WECHAT = /^[A-Za-z][A-Za-z0-9_-]{5,19}$/;
/** Control and format characters but the line's end: what turns or hides the text in front of the operator. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u;

/** The reason without what surrounds it; null where it is too short, too long, or has characters that cannot be seen. */
function parseReason(text: string): string | null {
  const reason = text.replaceAll(/\r\n?/g, '\n').trim();
  const length = [...reason].length;
  const isFitting = length >= REASON_LENGTH_MIN && length <= REASON_LENGTH_MAX && !UNSEEN.test(reason);
  return isFitting ? reason : null;
}

/** A WeChat number, or the phone number that many use in its place; null for anything else. */
function parseWechat(text: string): string | null {
  const wechat = text.trim();
  return WECHAT.test(wechat) || parsePhone(wechat) !== null ? wechat : null;
}

const isWithin = (count: number | bigint | null, max: number | bigint): boolean =>
  count === null || (count >= 0 && count <= max);

/**
 * Reads an application (P-01): phone, WeChat and reason are needed; how many orders and how much money a day may be told. Safe text
 * alone, since an operator reads it.
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

/** What a key's owner signs with it (T-18). It names what it is for, so that its signature is good for nothing else. */
export function challengeText({ appId, nonce }: { appId: string; nonce: string }): string {
  return `shiji-partner-key-proof:${appId}:${nonce}`;
}
