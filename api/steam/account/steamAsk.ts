/** Result of an action at Steam that a caller waits for. */
export type AskOutcome =
  | { kind: 'token'; accessToken: string; expiresAt: string | null }
  | { kind: 'done' }
  | { kind: 'signInLost' }
  | { kind: 'notReached' };

/** Additional authenticated data with which the result is sealed: its id. */
export function handoverAad(handoverId: string): string {
  return `handover‖${handoverId}`;
}
