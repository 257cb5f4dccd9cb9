/** Services that operators can close and open, by the names used in the command. */
export const SERVICES = [
  'withdrawals',
  'recharges',
  'purchases',
  'order-payments',
  'listings',
  'binding',
  'open-platform',
] as const;
export type Service = (typeof SERVICES)[number];

/** Public data of a closed service. */
export interface Closure {
  service: Service;
  /** Message for users. Null for the default text. */
  wordsZh: string | null;
  wordsEn: string | null;
  closedAt: Date;
}

/** A closure with the data for operators. */
export interface StoredClosure extends Closure {
  reason: string;
  closedBy: string;
}

/** Input for closing a service. */
export interface ClosureInput {
  service: Service;
  reason: string;
  /** Message for users. Null for the default text. */
  words: { zh: string; en: string } | null;
  operator: string;
}
