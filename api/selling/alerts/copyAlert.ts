/** Maximum number of alerts of one user. */
export const COPY_ALERTS_MAX = 50;
/** Longest name of an alert, in characters. */
export const ALERT_NAME_MAX = 40;
/** Within this many milliseconds an alert tells at most so many messages; what it finds beyond them is told together afterwards. */
export const WINDOW_MS = 60_000;
export const MESSAGES_A_MINUTE = 5;
/** Maximum number of copies of an alert that wait to be told. A filter that half the market passes tells of these, and of later ones later. */
export const UNTOLD_MAX = 100;
/** How long a copy that was found at a price is remembered, in milliseconds: it is not told again. */
export const HITS_KEPT_MS = 90 * 86_400_000;
