import { parseYuan, yuanText } from '../../ui/money.ts';

/** The form's state of an application. */
export interface ApplicationDraft {
  readonly phone: string;
  readonly wechat: string;
  readonly reason: string;
  readonly dailyOrders: string;
  /** In yuan. */
  readonly dailyAmount: string;
}

/** A stored application. */
export interface SavedApplication {
  readonly phone: string;
  readonly wechat: string;
  readonly reason: string;
  readonly dailyOrders: number | null | undefined;
  readonly dailyAmountCents: number | null | undefined;
}

/** The fields of the form in their order, with the server's names. */
export const APPLICATION_FIELDS = ['phone', 'wechat', 'dailyOrders', 'dailyAmountCents', 'reason'] as const;
export type ApplicationField = (typeof APPLICATION_FIELDS)[number];

/** Length limits of a reason in characters, counted as on the server. */
const REASON_LENGTH_MIN = 10;
export const REASON_LENGTH_MAX = 500;
const DAILY_ORDERS_MAX = 1_000_000;
const PHONE = /^(?:\+?86)?1\d{10}$/;
const WECHAT = /^(?:[A-Za-z][A-Za-z0-9_-]{5,19}|1\d{10})$/;

/** The form's initial values: empty, or the previous submission. */
export function draftOf(kept: SavedApplication | null): ApplicationDraft {
  return {
    phone: kept?.phone ?? '',
    wechat: kept?.wechat ?? '',
    reason: kept?.reason ?? '',
    dailyOrders: kept?.dailyOrders?.toString() ?? '',
    dailyAmount: kept?.dailyAmountCents == null ? '' : yuanText(kept.dailyAmountCents),
  };
}

/** Number of characters, counted as on the server. */
export function reasonLength(reason: string): number {
  return [...reason.trim()].length;
}

const isCount = (text: string): boolean => /^\d{1,7}$/.test(text) && Number(text) <= DAILY_ORDERS_MAX;

/** The invalid fields. The server validates again. */
export function wrongFields(draft: ApplicationDraft): readonly ApplicationField[] {
  const length = reasonLength(draft.reason);
  const orders = draft.dailyOrders.trim();
  const amount = draft.dailyAmount.trim();
  const isRight: Record<ApplicationField, boolean> = {
    phone: PHONE.test(draft.phone.replaceAll(/[ -]/g, '')),
    wechat: WECHAT.test(draft.wechat.trim()),
    reason: length >= REASON_LENGTH_MIN && length <= REASON_LENGTH_MAX,
    dailyOrders: orders === '' || isCount(orders),
    dailyAmountCents: amount === '' || parseYuan(amount) !== null,
  };
  return APPLICATION_FIELDS.filter((field) => !isRight[field]);
}

/** Converts a valid draft to the mutation's input. */
export function applicationInput(draft: ApplicationDraft) {
  const orders = draft.dailyOrders.trim();
  return {
    phone: draft.phone.trim(),
    wechat: draft.wechat.trim(),
    reason: draft.reason,
    dailyOrders: orders === '' ? null : Number(orders),
    dailyAmountCents: parseYuan(draft.dailyAmount.trim()),
  };
}

/** Whether two drafts are equal. */
export function isSameDraft(one: ApplicationDraft, other: ApplicationDraft): boolean {
  return (Object.keys(one) as (keyof ApplicationDraft)[]).every((key) => one[key] === other[key]);
}
