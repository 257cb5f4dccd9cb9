import { sendHandover } from '../../kernel/handover.ts';
import { SteamError } from '../../steam/client/steamError.ts';
import type { SteamSession } from '../../steam/client/steamGateway.ts';
import { withAnySession } from '../../steam/client/steamSession.ts';
import type { TradeAddress } from '../../steam/client/tradeUrl.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import type { RecipientQuestions } from './checkRecipients.ts';
import { claimQuestions, updateAnswer } from './linkCheck.store.ts';
import { answerOf, keptMsOf, type LinkAnswer, UNKNOWN } from './linkCheck.ts';

/** The links that still have no answer, by the id of their question. */
type Open = Map<string, TradeAddress>;

/**
 * Asks Steam about trade links, and tells the waiting processes of each answer. A question is asked once, whatever
 * becomes of it: after a fault of Steam all that are left are unknown, lest a failing Steam is asked fifty times.
 */
export async function answerQuestions(
  worker: WorkerPlatform,
  { questionIds }: RecipientQuestions,
): Promise<void> {
  const claimed = await claimQuestions(worker.db, questionIds);
  const open: Open = new Map(claimed.map(({ id, ...address }) => [id, address]));
  if (open.size === 0) return;
  let isAsked = false;
  try {
    await withAnySession(worker, async (session) => {
      isAsked = true;
      await askSteam(worker, session, open);
    });
  } catch (error) {
    if (!(error instanceof SteamError)) throw error;
    worker.log.info({ error: String(error) }, 'Steam did not report on the trade links of recipients');
  }
  for (const id of [...open.keys()]) await answer(worker, open, id, { said: UNKNOWN, isAsked });
}

/** Safe to call twice: links that have their answer are no longer open. */
async function askSteam(worker: WorkerPlatform, session: SteamSession, open: Open): Promise<void> {
  const steamIds = [...new Set([...open.values()].map(({ steamId }) => steamId))];
  const banned = await worker.steam.listTradeBanned(session, steamIds);
  for (const [id, { steamId, token }] of [...open]) {
    const link = { partnerSteamId: steamId, partnerToken: token };
    const sides = await worker.steam.getTradeHoldSides(session, link).catch(unlessOfThisLink);
    const said = sides && answerOf(sides, { isBanned: banned.has(steamId) });
    await answer(worker, open, id, { said: said ?? UNKNOWN, isAsked: true });
  }
}

/** A refusal of Steam is about the one link. */
function unlessOfThisLink(error: unknown): null {
  if (error instanceof SteamError && error.kind === 'definite') return null;
  throw error;
}

async function answer(
  worker: WorkerPlatform,
  open: Open,
  id: string,
  { said, isAsked }: { said: LinkAnswer; isAsked: boolean },
): Promise<void> {
  await updateAnswer(worker.db, id, { answer: said, keptMs: keptMsOf(said), isAsked });
  open.delete(id);
  await sendHandover(worker.db, id, '');
}
