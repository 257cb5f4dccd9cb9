/** What comes back of something that the worker was asked to do at Steam, while the asker waits. */
export type AskOutcome =
  | { kind: 'token'; accessToken: string; expiresAt: string | null }
  | { kind: 'done' }
  | { kind: 'signInLost' }
  | { kind: 'notReached' };

/** What the answer is sealed to, besides the key: its number. */
export function handoverAad(handoverId: string): string {
  return `handover‖${handoverId}`;
}
