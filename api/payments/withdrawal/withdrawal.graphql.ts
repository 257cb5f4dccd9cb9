import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { readClosure } from '../../kernel/closure/admitService.ts';
import { ClosureRef } from '../../kernel/closure/closure.graphql.ts';
import type { Closure } from '../../kernel/closure/closure.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { listByTime } from '../../kernel/newestFirst.ts';
import {
  type WithdrawalFailure,
  withdrawalFailureOf,
} from '../../notifications/message/withdrawalFailure.ts';
import { HistoryRangeEnum } from '../wallet/historyRange.graphql.ts';
import { boundsOf } from '../wallet/historyRange.ts';
import { readWithdrawalLimits } from './admitAmount.ts';
import {
  remainingToday,
  WITHDRAWAL_MAX_CENTS,
  WITHDRAWAL_MIN_CENTS,
  type WithdrawalStatus,
} from './withdrawal.ts';

const WithdrawalStatusEnum = builder.enumType('WithdrawalStatus', {
  description: 'State of a withdrawal.',
  values: {
    PROCESSING: { value: 'processing', description: 'In progress; it takes about one business day.' },
    SUCCESS: { value: 'success', description: 'The money has been paid out.' },
    FAILURE: { value: 'failure', description: 'It failed, and the money is withdrawable again.' },
  } as const,
});

const WithdrawalFailureEnum = builder.enumType('WithdrawalFailure', {
  description: 'Why the payment app did not pay a withdrawal out.',
  values: {
    ACCOUNT_MISSING: { value: 'accountMissing', description: 'The payment app does not know the account.' },
    NAME_DIFFERS: {
      value: 'nameDiffers',
      description: "The account's name differs from the verified name.",
    },
    ACCOUNT_UNVERIFIED: {
      value: 'accountUnverified',
      description: 'The account is not verified at the payment app.',
    },
    ACCOUNT_STOPPED: { value: 'accountStopped', description: 'The account may not receive money.' },
    LIMIT_REACHED: {
      value: 'limitReached',
      description: "The amount exceeds the app's limit for the account.",
    },
    SENT_BACK: { value: 'sentBack', description: "The receiver's bank returned the money." },
    OTHER: { value: 'other', description: 'Another reason, or none given.' },
  } as const satisfies Record<string, { value: WithdrawalFailure; description: string }>,
});

/** The GraphQL type of a withdrawal. */
export const WithdrawalNode = builder.prismaNode('Withdrawal', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.userId ?? NO_ID }),
  authScopes: { signedIn: true },
  description:
    'Proceeds that are paid out to the payment-app account that was bound at the time of the request.',
  select: { id: true },
  fields: (t) => ({
    serialNo: t.exposeString('serialNo', {
      description: 'Number of the withdrawal, the same at the payment app.',
    }),
    status: t.field({
      type: WithdrawalStatusEnum,
      description: 'Current state of the withdrawal.',
      select: { status: true },
      resolve: ({ status }) => status as WithdrawalStatus,
    }),
    isFrozen: t.exposeBoolean('isFrozen', {
      description:
        'True if the payment app gave no clear answer. The money stays in place until it does, and ' +
        'operators are notified.',
    }),
    amountCents: t.expose('amountCents', {
      type: 'Cents',
      description: 'Amount taken from the withdrawable money, in fen, fee included.',
    }),
    feeCents: t.expose('feeCents', { type: 'Cents', description: 'The fee within the amount, in fen.' }),
    receivedCents: t.field({
      type: 'Cents',
      description: 'Amount that arrives, in fen: the amount less the fee. 0 if the withdrawal failed.',
      select: { amountCents: true, feeCents: true, status: true },
      resolve: ({ amountCents, feeCents, status }) => (status === 'failure' ? 0n : amountCents - feeCents),
    }),
    refusalCode: t.string({
      nullable: true,
      description:
        "The payment app's own error code of a failed withdrawal, such as PAYEE_NOT_EXIST; otherwise null.",
      select: { refusalCode: true, status: true },
      resolve: ({ refusalCode, status }) => (status === 'failure' ? refusalCode : null),
    }),
    failure: t.field({
      type: WithdrawalFailureEnum,
      nullable: true,
      description: 'Why the withdrawal failed; null if it has not failed.',
      select: { refusalCode: true, status: true },
      resolve: ({ refusalCode, status }) => (status === 'failure' ? withdrawalFailureOf(refusalCode) : null),
    }),
    paymentAccount: t.string({
      description: 'The receiving payment-app account, masked.',
      select: { paymentAccount: { select: { maskedAccount: true } } },
      resolve: ({ paymentAccount }) => paymentAccount.maskedAccount,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the withdrawal was requested.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it succeeded or failed; null while in progress.',
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'withdrawals', (t) =>
  t.prismaConnection(
    {
      type: WithdrawalNode,
      cursor: 'id',
      nullable: true,
      description: "The viewer's withdrawals, newest first.",
      args: {
        status: t.arg({
          type: WithdrawalStatusEnum,
          required: false,
          description: 'Return only withdrawals in this state.',
        }),
        range: t.arg({
          type: HistoryRangeEnum,
          required: false,
          description: 'Return only withdrawals of this range of days.',
        }),
        month: t.arg.string({
          required: false,
          description:
            "Return only withdrawals of this month in China's time, as 2026-11. Takes precedence over `range`.",
        }),
      },
      complexity: connectionCost,
      resolve: async (query, { id: userId }, { status, ...span }, { platform: { db }, loaders }) => {
        const { from, until } = boundsOf(span, await loaders.now());
        const createdAt = { ...(from ? { gte: from } : {}), ...(until ? { lt: until } : {}) };
        const chosen = { userId, createdAt, ...(status ? { status } : {}) };
        return listByTime(
          query,
          (edge) => db.withdrawal.findUnique(edge),
          ({ where, ...page }) => db.withdrawal.findMany({ ...page, where: { AND: [chosen, where] } }),
        );
      },
    },
    { name: 'WithdrawalConnection', description: "A page of the viewer's withdrawals." },
    { name: 'WithdrawalEdge', description: 'One withdrawal of the page.' },
  ),
);

const WithdrawalRulesRef = builder
  .objectRef<
    Awaited<ReturnType<typeof readWithdrawalLimits>> & { feeBasisPoints: number; closure: Closure | null }
  >('WithdrawalRules')
  .implement({
    authScopes: { signedIn: true },
    description: 'What the viewer may withdraw now, and the fee. Amounts in fen.',
    fields: (t) => ({
      withdrawableCents: t.field({
        type: 'Cents',
        description:
          'Proceeds that can be withdrawn now, in fen. Held proceeds and deposits are not included.',
        resolve: ({ proceedsCents }) => proceedsCents,
      }),
      waitingCents: t.field({
        type: 'Cents',
        description:
          'Proceeds in fen that are held because a trade was reversed or delivered wrongly and the side at ' +
          'fault is not known yet.',
        resolve: (limits) => limits.waitingCents,
      }),
      waitingUntil: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'The latest time at which the held proceeds are released. Null if none are held.',
        resolve: (limits) => limits.waitingUntil,
      }),
      minCents: t.field({
        type: 'Cents',
        description: 'Smallest amount of one withdrawal, in fen.',
        resolve: () => WITHDRAWAL_MIN_CENTS,
      }),
      maxCents: t.field({
        type: 'Cents',
        description: 'Largest amount of one withdrawal, in fen.',
        resolve: () => WITHDRAWAL_MAX_CENTS,
      }),
      dayCapCents: t.field({
        type: 'Cents',
        description: "Most that can be withdrawn in one day of China's time, in fen.",
        resolve: ({ capCents }) => capCents,
      }),
      remainingTodayCents: t.field({
        type: 'Cents',
        description: 'What remains of the daily cap today, in fen.',
        resolve: remainingToday,
      }),
      closure: t.field({
        type: ClosureRef,
        nullable: true,
        description: "The operators' notice, if they have closed withdrawals; otherwise null.",
        resolve: ({ closure }) => closure,
      }),
      feeBasisPoints: t.exposeInt('feeBasisPoints', {
        description:
          'The fee in basis points (0.01 %) of the amount. The posted fee is rounded to whole fen, half up.',
      }),
    }),
  });

builder.prismaObjectField(ViewerNode, 'withdrawalRules', (t) =>
  t.field({
    type: WithdrawalRulesRef,
    description: 'What the viewer may withdraw now.',
    resolve: async (user, _args, { platform }) => ({
      ...(await readWithdrawalLimits(platform, user.id)),
      feeBasisPoints: platform.config.WITHDRAWAL_FEE_BASIS_POINTS,
      closure: await readClosure(platform.db, 'withdrawals'),
    }),
  }),
);
