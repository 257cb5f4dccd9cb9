import type { TradeRecord } from '../../steam/client/steamGateway.ts';
import { tradeStatuses } from '../../steam/client/steamState.ts';

/** What a bound account shows of itself at Steam. */
export interface AccountLook {
  /** Its newest trades. */
  trades: readonly TradeRecord[];
  /** Whether Steam lets it trade; null: that cannot be told. */
  mayTrade: boolean | null;
  /** When it was looked at, in Unix seconds. */
  seenAtSeconds: number;
}

/** Who reversed a trade, as one party's account shows it: that party, or the other one. */
export interface FaultFinding {
  by: 'self' | 'other';
  /** What shows it: the account's history, its ban from trading, or both. */
  shownBy: 'history' | 'ban' | 'historyAndBan';
}

/** So long after a reversal an account that may trade is no longer one whose ban is merely late. */
const BAN_SHOWS_SECONDS = 600;

/** Reversing undoes all protected trades of an account: what became of those with others tells whether this account did it. */
function readHistory(original: TradeRecord, reversedAt: number, look: AccountLook): 'self' | 'other' | null {
  const others = look.trades.filter(
    (trade) =>
      trade.partnerSteamId !== original.partnerSteamId &&
      trade.rollbackTrade === null &&
      trade.timeInit <= reversedAt &&
      (trade.timeSettlement ?? 0) > reversedAt,
  );
  const stood = others.some(
    ({ status }) => status === tradeStatuses.Committed || status === tradeStatuses.Complete,
  );
  if (stood) return 'other';
  return others.some(({ status }) => status === tradeStatuses.TradeProtectionRollback) ? 'self' : null;
}

function readBan(reversedAt: number, { mayTrade, seenAtSeconds }: AccountLook): 'self' | 'other' | null {
  if (mayTrade === false) return 'self';
  return mayTrade === true && seenAtSeconds - reversedAt >= BAN_SHOWS_SECONDS ? 'other' : null;
}

/**
 * Tells by one party's own account who reversed a trade. Steam does not say it outright: whoever reverses loses all trades under
 * protection, and may not trade for 30 days. Null: this account does not show it, or its signs contradict each other.
 */
export function judgeFault(steamTradeId: string, look: AccountLook): FaultFinding | null {
  const original = look.trades.find(({ tradeId }) => tradeId === steamTradeId);
  const returning = look.trades.find(({ rollbackTrade }) => rollbackTrade === steamTradeId);
  if (original?.status !== tradeStatuses.TradeProtectionRollback || !returning) return null;
  const history = readHistory(original, returning.timeInit, look);
  const ban = readBan(returning.timeInit, look);
  if (history && ban) return history === ban ? { by: history, shownBy: 'historyAndBan' } : null;
  if (history) return { by: history, shownBy: 'history' };
  return ban ? { by: ban, shownBy: 'ban' } : null;
}
