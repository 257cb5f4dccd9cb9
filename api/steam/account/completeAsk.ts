import { checkpoint } from '../../kernel/checkpoint.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { sendHandover } from '../../kernel/handover.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { seal } from '../client/secretBox.ts';
import { findRestriction, updateAccountStatus } from '../client/steamAccount.store.ts';
import { SteamError } from '../client/steamError.ts';
import type { SteamSession } from '../client/steamGateway.ts';
import { isSessionExpired, openSteamSession, withSteamSession } from '../client/steamSession.ts';
import { tokenExpiry } from '../client/steamTokens.ts';
import type { WorkerPlatform } from '../client/workerPlatform.ts';
import { renewSignIn } from './renewSignIn.ts';
import { dropToken, findSealedOwn, findTradeUrl, updateTradeUrl } from './steamAccount.store.ts';
import { type AskOutcome, handoverAad, type SteamAsk } from './steamAsk.ts';

async function notifyAccountChanged(worker: WorkerPlatform, steamAccountId: string): Promise<void> {
  await inTransaction(worker.db, async (tx) => {
    const account = await findSealedOwn(tx, steamAccountId);
    if (account) await notifyChanged(tx, { topic: 'steamAccount', id: account.id, userId: account.userId });
  });
}

/** Runs with the account's sign-in. If Steam no longer accepts it, signs in again and repeats once. */
async function withSignIn<Result>(
  worker: WorkerPlatform,
  steamAccountId: string,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!isSessionExpired(error)) throw error;
    await renewSignIn(worker, steamAccountId);
    return act();
  }
}

/**
 * Creates a trade link. If Steam's response is lost, the link may exist and the known one be invalid, so the current link is read instead
 * of creating another.
 */
async function makeTradeUrl(worker: WorkerPlatform, session: SteamSession, id: string): Promise<string> {
  try {
    return await worker.signIn.makeTradeUrl(session);
  } catch (error) {
    if (!(error instanceof SteamError && error.kind === 'ambiguous')) throw error;
    const found = await worker.signIn.readTradeUrl(session);
    if (found === null || found === (await findTradeUrl(worker.db, id))) throw error;
    return found;
  }
}

/** Steam's trade restrictions expire without notice: the owner's statement is trusted until Steam rejects the next offer (S-04). */
async function letSellAgain(worker: WorkerPlatform, id: string): Promise<void> {
  await inTransaction(worker.db, (tx) => updateAccountStatus(tx, id, { from: 'notSellable', to: 'normal' }));
}

const ACTIONS: Record<SteamAsk['action'], (worker: WorkerPlatform, id: string) => Promise<AskOutcome>> = {
  async viewToken(worker, id) {
    const { accessToken } = await withSignIn(worker, id, () => openSteamSession(worker, id));
    const expiresAt = tokenExpiry(accessToken)?.toISOString() ?? null;
    return { kind: 'token', accessToken, expiresAt };
  },
  async refreshToken(worker, id) {
    // For an abnormal account this only restores the sign-in; it does not lift an earlier restriction.
    const isRestricted = (await findRestriction(worker.db, id)) !== null;
    await dropToken(worker.db, id);
    checkpoint('ask.dropped');
    await withSignIn(worker, id, () => withSteamSession(worker, id, async () => {}));
    if (isRestricted) await letSellAgain(worker, id);
    await notifyAccountChanged(worker, id);
    return { kind: 'done' };
  },
  async renewTradeUrl(worker, id) {
    await withSignIn(worker, id, () =>
      withSteamSession(worker, id, async (session) => {
        const tradeUrl = await makeTradeUrl(worker, session, id);
        checkpoint('ask.linked');
        await updateTradeUrl(worker.db, id, tradeUrl);
      }),
    );
    await notifyAccountChanged(worker, id);
    return { kind: 'done' };
  },
};

async function outcomeOf(worker: WorkerPlatform, { action, steamAccountId }: SteamAsk): Promise<AskOutcome> {
  let outcome: AskOutcome = { kind: 'notReached' };
  try {
    // Two concurrent requests for one account would each create a link or sign in, so the later one gets an error and can retry.
    await worker.locks.hold(`steam-ask:${steamAccountId}`, async () => {
      outcome = await ACTIONS[action](worker, steamAccountId);
    });
  } catch (error) {
    if (!(error instanceof SteamError)) throw error;
    worker.log.warn({ action, error: error.message }, 'Steam did not do what an owner asked for');
    return { kind: isSessionExpired(error) ? 'signInLost' : 'notReached' };
  }
  return outcome;
}

/**
 * Performs the action that an account's owner waits for, and sends the result, sealed to the key of the request. It is sent once and not
 * stored.
 */
export async function completeAsk(worker: WorkerPlatform, ask: SteamAsk): Promise<void> {
  const outcome = await outcomeOf(worker, ask);
  checkpoint('ask.done');
  const sealed = seal(ask.publicKeyPem, JSON.stringify(outcome), handoverAad(ask.handoverId));
  await sendHandover(worker.db, ask.handoverId, sealed.toString('base64'));
}
