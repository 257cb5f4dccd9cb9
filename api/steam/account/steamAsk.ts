import type { Handovers } from '../../kernel/handover.ts';
import { newId } from '../../kernel/ids.ts';
import { declareJob } from '../../kernel/job.ts';
import type { Platform } from '../../kernel/platform.ts';
import { createSealKeys, open } from '../client/secretBox.ts';
import { SteamAccountUnknown, SteamNotReached, SteamSignInLost } from './steamAccount.errors.ts';
import { hasOwnAccount } from './steamAccount.store.ts';

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

/** Maximum wait in milliseconds: a new sign-in takes several calls. */
const ASK_TIMEOUT_MS = 25_000;

/** A request of an account's owner for an action at Steam. */
export interface OwnersAsk {
  userId: string;
  steamAccountId: string;
  action: SteamAsk['action'];
}

/**
 * Has the worker perform an action at Steam for a user's account, and waits for the result. The result is sealed to a key pair of this
 * call, so that no one else can read it as it passes through the database (S-06).
 * @throws SteamAccountUnknown, SteamNotReached, SteamSignInLost
 */
export async function askSteamAccount(
  { db, jobs }: Platform,
  handovers: Handovers,
  { userId, steamAccountId, action }: OwnersAsk,
): Promise<Extract<AskOutcome, { kind: 'token' | 'done' }>> {
  if (!(await hasOwnAccount(db, { id: steamAccountId, userId }))) throw new SteamAccountUnknown();
  const { publicKeyPem, privateKeyPem } = createSealKeys();
  const handoverId = newId();
  const waiting = handovers.wait(handoverId, ASK_TIMEOUT_MS);
  await jobs.send(db, steamAskJob, { steamAccountId, action, handoverId, publicKeyPem });
  const sealed = await waiting;
  if (sealed === null) throw new SteamNotReached();
  const text = open(privateKeyPem, Buffer.from(sealed, 'base64'), handoverAad(handoverId));
  const outcome = JSON.parse(text) as AskOutcome;
  if (outcome.kind === 'notReached') throw new SteamNotReached();
  if (outcome.kind === 'signInLost') throw new SteamSignInLost();
  return outcome;
}
