import type { Tx } from '../../kernel/db.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postMessage } from '../../notifications/message/postMessages.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import { recordAccountAction } from '../session/accountAction.store.ts';
import type { RequestOrigin } from '../session/accountAction.ts';
import { StepUpCodeWrong } from '../session/session.errors.ts';
import { takeStepUpCode } from '../session/stepUp.ts';
import { TradeUrlInvalid } from '../user/user.errors.ts';
import { lockTradeUrl, updateTradeUrl } from '../user/user.store.ts';

/** A request to set the trade link. */
export interface TradeUrlRequest {
  userId: string;
  tradeUrl: string;
  /** The SMS code; null if none was requested. */
  code: string | null;
  origin: RequestOrigin;
}

/**
 * Sets the trade link that a user's purchases are delivered to. Orders in progress keep their link. A link to another
 * Steam account than before requires an SMS code, because otherwise the holder of a stolen session could receive every
 * purchase (T-24), and a message reports it.
 * @throws TradeUrlInvalid; StepUpCodeWrong also if a code is required and missing; TooManyCodes.
 */
export async function setTradeUrl(platform: Platform, request: TradeUrlRequest): Promise<void> {
  const { userId, code, origin } = request;
  const tradeUrl = request.tradeUrl.trim();
  const address = parseTradeUrl(tradeUrl);
  if (!address) throw new TradeUrlInvalid();
  const { steamId } = address;
  const stepUp = code === null ? null : await takeStepUpCode(platform, { userId, code, origin });
  await inTransaction(platform.db, async (tx: Tx) => {
    const before = await lockTradeUrl(tx, userId);
    const steamIdBefore = before === null ? '' : (parseTradeUrl(before)?.steamId ?? '');
    // Neither the first link nor a new token of the same account leads to another one.
    const goesElsewhere = before !== null && steamIdBefore !== steamId;
    if (goesElsewhere && !stepUp) throw new StepUpCodeWrong();
    if (before === tradeUrl) return;
    await updateTradeUrl(tx, userId, tradeUrl);
    const details = { before: steamIdBefore, after: steamId };
    const action = { userId, kind: 'setTradeUrl', subjectId: null, details } as const;
    await recordAccountAction(tx, action, stepUp ?? { challengeId: null, origin });
    if (!goesElsewhere) return;
    const params = { accountName: steamId };
    await postMessage(tx, { userId, type: 'system', template: 'tradeUrlChanged', params });
  });
}
