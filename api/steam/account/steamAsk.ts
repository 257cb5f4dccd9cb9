import { declareJob } from '../../kernel/job.ts';

/** What the worker does at Steam for an account, while its owner waits. */
export interface SteamAsk {
  steamAccountId: string;
  action: 'viewToken' | 'refreshToken' | 'renewTradeUrl';
  /** Where the answer goes: its number, and the key that it is sealed to. */
  handoverId: string;
  publicKeyPem: string;
}

/** Retried once after a death: a link that was made and not written down is dead for everybody who copies the old one. */
export const steamAskJob = declareJob<'handoverId', SteamAsk>({
  name: 'steam-ask',
  key: 'handoverId',
  retries: 1,
});

/** What comes back of something that the worker was asked to do at Steam, while the asker waits. */
export type AskOutcome =
  | { kind: 'token'; accessToken: string; expiresAt: string | null }
  | { kind: 'done' }
  | { kind: 'signInLost' }
  | { kind: 'notReached' };

/** Additional authenticated data with which the result is sealed: its id. */
export function handoverAad(handoverId: string): string {
  return `handover‖${handoverId}`;
}
