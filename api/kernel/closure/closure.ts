/** What operators can close for everybody and open again, by the names of their command. */
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

/** A closed service, as everybody may know it. */
export interface Closure {
  service: Service;
  /** What users are told; null: the usual words. */
  wordsZh: string | null;
  wordsEn: string | null;
  closedAt: Date;
}

/** What an operator reads of a closed service besides. */
export interface KeptClosure extends Closure {
  reason: string;
  closedBy: string;
}

/** A wish to close a service. */
export interface ClosureWish {
  service: Service;
  reason: string;
  /** What users are told; null: the usual words. */
  words: { zh: string; en: string } | null;
  operator: string;
}
