import type { TradeRecord } from '../../steam/client/steamGateway.ts';
import { tradeStatuses } from '../../steam/client/steamState.ts';

/** What Steam shows about a bound account. */
export interface AccountReading {
  /** The newest trades of the account. */
  trades: readonly TradeRecord[];
  /** Whether Steam allows the account to trade; null if unknown. */
  mayTrade: boolean | null;
  /** When the data was read, in Unix seconds. */
  seenAtSeconds: number;
}

/** Who reversed a trade according to one party's account: that party, or the other one. */
export interface FaultFinding {
  by: 'self' | 'other';
  /** The evidence: the account's trade history, its trade ban, or both. */
  shownBy: 'history' | 'ban' | 'historyAndBan';
}

/** Seconds after a reversal beyond which an account that may trade is not just waiting for a late ban. */
const BAN_SHOWS_SECONDS = 600;

/** Seconds between the returns of trades that one reversal undoes: Steam returns all of them at once. */
const TOGETHER_SECONDS = 10;

/**
 * A reversal undoes all protected trades of an account, so the state of its trades with other accounts shows whether
 * this account did it. A trade that was returned at another time was undone by another reversal, which may have been its
 * partner's.
 */
function readHistory(
  original: TradeRecord,
  reversedAt: number,
  reading: AccountReading,
): 'self' | 'other' | null {
  const others = reading.trades.filter(
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
  const returnedIds = new Set(
    reading.trades
      .filter(({ timeInit }) => Math.abs(timeInit - reversedAt) <= TOGETHER_SECONDS)
      .map(({ rollbackTrade }) => rollbackTrade),
  );
  const fell = others.some(
    ({ status, tradeId }) => status === tradeStatuses.TradeProtectionRollback && returnedIds.has(tradeId),
  );
  return fell ? 'self' : null;
}

function readBan(reversedAt: number, { mayTrade, seenAtSeconds }: AccountReading): 'self' | 'other' | null {
  if (mayTrade === false) return 'self';
  return mayTrade === true && seenAtSeconds - reversedAt >= BAN_SHOWS_SECONDS ? 'other' : null;
}

/**
 * Determines from one party's own account who reversed a trade. Steam does not say it directly, but whoever
 * reverses loses all trades under protection and may not trade for 30 days. Null if the account shows nothing or its
 * signs contradict each other.
 */
export function judgeFault(steamTradeId: string, reading: AccountReading): FaultFinding | null {
  const original = reading.trades.find(({ tradeId }) => tradeId === steamTradeId);
  const returning = reading.trades.find(({ rollbackTrade }) => rollbackTrade === steamTradeId);
  if (original?.status !== tradeStatuses.TradeProtectionRollback || !returning) return null;
  const history = readHistory(original, returning.timeInit, reading);
  const ban = readBan(returning.timeInit, reading);
  if (history && ban) return history === ban ? { by: history, shownBy: 'historyAndBan' } : null;
  if (history) return { by: history, shownBy: 'history' };
  return ban ? { by: ban, shownBy: 'ban' } : null;
}

const FIRST_QUERY_MS = 10 * 60_000;
const QUERY_MS_MAX = 6 * 3_600_000;

/** How long to wait before Steam is asked again who reversed a trade, in milliseconds, after `lookCount` queries. */
export function nextQueryMs(lookCount: number): number {
  return Math.min(FIRST_QUERY_MS * 2 ** lookCount, QUERY_MS_MAX);
}
