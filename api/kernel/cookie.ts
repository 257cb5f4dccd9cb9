/** A cookie that an answer sets or, with no value, clears. */
export interface CookieChange {
  name: string;
  value: string | null;
  maxAgeSeconds: number | null;
}
