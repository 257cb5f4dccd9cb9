import { builder } from '../../http/graphql/builder.ts';
import { requireText } from '../../kernel/text.ts';
import type { StatementFilter } from './entry.store.ts';
import { HistoryRangeEnum } from './historyRange.graphql.ts';
import { boundsOf, type HistoryRange } from './historyRange.ts';
import type { EntryType } from './wallet.ts';

const NUMBER_LENGTH_MAX = 40;

/** The GraphQL enum of the types of transactions. */
export const WalletEntryType = builder.enumType('WalletEntryType', {
  description: 'Type of a transaction in the statement.',
  values: {
    RECHARGE_WITHDRAW: { value: 'rechargeWithdraw', description: 'Recharges, top-ups and withdrawals.' },
    BUY: { value: 'buy', description: 'Payments and refunds of purchases.' },
    SELL: { value: 'sell', description: 'Settled sales and the release of their proceeds.' },
    PLATFORM: { value: 'platform', description: 'Reversals of settled trades.' },
  } as const,
});
/** The arguments that narrow the statement and the list of transactions. */
export const STATEMENT_ARGS = builder.args((t) => ({
  type: t.field({
    type: WalletEntryType,
    required: false,
    description: 'Return only transactions of this type.',
  }),
  number: t.string({
    required: false,
    description:
      'Return only transactions of orders, withdrawals or recharges whose number contains this text.',
  }),
  range: t.field({
    type: HistoryRangeEnum,
    required: false,
    description: 'Return only transactions of this range of days.',
  }),
  month: t.string({
    required: false,
    description:
      "Return only transactions of this month in China's time, as 2026-11. Takes precedence over `range`.",
  }),
}));

/**
 * The filter that the arguments mean.
 * @param now the market's time.
 * @throws InvalidInput
 */
export function statementFilterOf(
  {
    type,
    number,
    ...span
  }: {
    type?: EntryType | null | undefined;
    number?: string | null | undefined;
    range?: HistoryRange | null | undefined;
    month?: string | null | undefined;
  },
  now: Date,
): StatementFilter {
  const wanted = number == null ? null : requireText('number', number, NUMBER_LENGTH_MAX).trim();
  return { type, number: wanted, ...boundsOf(span, now) };
}
