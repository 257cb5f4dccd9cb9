import type { Tx } from '../../kernel/db.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postMessage } from '../../notifications/message/postMessage.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import type { RequestOrigin } from '../session/accountAction.ts';
import { recordAccountAction } from '../session/recordAccountAction.ts';
import { StepUpCodeWrong } from '../session/session.errors.ts';
import { takeStepUpCode } from '../session/takeStepUpCode.ts';
import { TradeUrlInvalid } from '../user/user.errors.ts';
import { holdTradeUrl, updateTradeUrl } from '../user/user.store.ts';

/** A trade link to set. */
export interface TradeUrlRequest {
  userId: string;
  tradeUrl: string;
  /** By SMS; null where none was asked for. */
  code: string | null;
  origin: RequestOrigin;
}

/** Whether a link leads to another Steam account than the one before; the first link, and a new token of the same account, do not. */
function isElsewhere(before: string | null, steamId: string): boolean {
  return before !== null && parseTradeUrl(before)?.steamId !== steamId;
}

/**
 * Sets where Steam delivers to a user. Orders under way keep the link they were made with; a link to another Steam account than before wants
 * a code by SMS, since whoever holds a session could else have everything that is bought sent to themselves (T-24), and is told in a message.
 * @throws TradeUrlInvalid; StepUpCodeWrong also where a code is wanted and there is none; TooManyCodes.
 */
export async function setTradeUrl(platform: Platform, request: TradeUrlRequest): Promise<void> {
  const { userId, code, origin } = request;
  const tradeUrl = request.tradeUrl.trim();
  const address = parseTradeUrl(tradeUrl);
  if (!address) throw new TradeUrlInvalid();
  const { steamId } = address;
  const stepUp = code === null ? null : await takeStepUpCode(platform, { userId, code, origin });
  await inTransaction(platform.db, async (tx: Tx) => {
    const before = await holdTradeUrl(tx, userId);
    const goesElsewhere = isElsewhere(before, steamId);
    if (goesElsewhere && !stepUp) throw new StepUpCodeWrong();
    if (before === tradeUrl) return;
    await updateTradeUrl(tx, userId, tradeUrl);
    const details = { before: before === null ? '' : (parseTradeUrl(before)?.steamId ?? ''), after: steamId };
    const action = { userId, kind: 'setTradeUrl', subjectId: null, details } as const;
    await recordAccountAction(tx, action, stepUp ?? { challengeId: null, origin });
    if (!goesElsewhere) return;
    const params = { accountName: steamId };
    await postMessage(tx, { userId, type: 'system', template: 'tradeUrlChanged', params });
  });
}
