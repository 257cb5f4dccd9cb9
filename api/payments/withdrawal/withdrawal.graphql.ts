import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { ClosureRef } from '../../kernel/closure/closure.graphql.ts';
import type { Closure } from '../../kernel/closure/closure.ts';
import { readClosure } from '../../kernel/closure/readClosures.ts';
import { NO_ID } from '../../kernel/ids.ts';
import {
  type WithdrawalFailure,
  withdrawalFailureOf,
} from '../../notifications/message/withdrawalFailure.ts';
import { HistoryRangeEnum } from '../wallet/historyRange.graphql.ts';
import { boundsOf } from '../wallet/historyRange.ts';
import { readRoom } from './readRoom.ts';
import {
  remainingToday,
  WITHDRAWAL_MAX_CENTS,
  WITHDRAWAL_MIN_CENTS,
  type WithdrawalStatus,
} from './withdrawal.ts';

const WithdrawalStatusEnum = builder.enumType('WithdrawalStatus', {
  description: 'Where a withdrawal stands.',
  values: {
    PROCESSING: { value: 'processing', description: 'Under way; takes about one business day.' },
    SUCCESS: { value: 'success', description: 'The money has left.' },
    FAILURE: { value: 'failure', description: 'The money is withdrawable again.' },
  } as const,
});

const WithdrawalFailureEnum = builder.enumType('WithdrawalFailure', {
  description: 'Why the payment app did not pay a withdrawal out.',
  values: {
    ACCOUNT_MISSING: { value: 'accountMissing', description: 'It knows no such account.' },
    NAME_DIFFERS: {
      value: 'nameDiffers',
      description: 'The account is of another name than the verified one.',
    },
    ACCOUNT_UNVERIFIED: { value: 'accountUnverified', description: 'The account is not verified there.' },
    ACCOUNT_STOPPED: { value: 'accountStopped', description: 'The account may not receive money.' },
    LIMIT_REACHED: { value: 'limitReached', description: "Above the app's limit for the account." },
    SENT_BACK: { value: 'sentBack', description: "The receiver's bank sent it back." },
    OTHER: { value: 'other', description: 'Another reason, or none given.' },
  } as const satisfies Record<string, { value: WithdrawalFailure; description: string }>,
});

/** A withdrawal of the viewer. */
export const WithdrawalNode = builder.prismaNode('Withdrawal', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.userId ?? NO_ID }),
  authScopes: { signedIn: true },
  description: 'Proceeds on their way to the payment-app account that was bound when it was asked for.',
  select: { id: true },
  fields: (t) => ({
    serialNo: t.exposeString('serialNo', { description: 'Its number, the same at the payment app.' }),
    status: t.field({
      type: WithdrawalStatusEnum,
      description: 'Where it stands.',
      select: { status: true },
      resolve: ({ status }) => status as WithdrawalStatus,
    }),
    isFrozen: t.exposeBoolean('isFrozen', {
      description:
        'The payment app gave no clear answer: the money stays where it is until it does. Operators know.',
    }),
    amountCents: t.expose('amountCents', {
      type: 'Cents',
      description: 'What left the withdrawable money, in fen.',
    }),
    feeCents: t.expose('feeCents', { type: 'Cents', description: 'The fee in it, in fen.' }),
    receivedCents: t.field({
      type: 'Cents',
      description: 'What arrives, in fen: the amount less the fee. 0 where it failed.',
      select: { amountCents: true, feeCents: true, status: true },
      resolve: ({ amountCents, feeCents, status }) => (status === 'failure' ? 0n : amountCents - feeCents),
    }),
    refusalCode: t.string({
      nullable: true,
      description: "Where it failed: the payment app's own word for why, as PAYEE_NOT_EXIST.",
      select: { refusalCode: true, status: true },
      resolve: ({ refusalCode, status }) => (status === 'failure' ? refusalCode : null),
    }),
    failure: t.field({
      type: WithdrawalFailureEnum,
      nullable: true,
      description: 'Where it failed: what that word means.',
      select: { refusalCode: true, status: true },
      resolve: ({ refusalCode, status }) => (status === 'failure' ? withdrawalFailureOf(refusalCode) : null),
    }),
    paymentAccount: t.string({
      description: 'Where it goes, masked.',
      select: { paymentAccount: { select: { maskedAccount: true } } },
      resolve: ({ paymentAccount }) => paymentAccount.maskedAccount,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true, description: 'When it ended.' }),
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
        status: t.arg({ type: WithdrawalStatusEnum, required: false, description: 'Only these.' }),
        range: t.arg({ type: HistoryRangeEnum, required: false, description: 'Only so far back.' }),
        month: t.arg.string({
          required: false,
          description: "Only one month of China's calendar, as 2026-11; goes before `range`.",
        }),
      },
      complexity: connectionCost,
      resolve: async (query, user, { status, ...span }, { platform, loaders }) => {
        const { from, until } = boundsOf(span, await loaders.now());
        return platform.db.withdrawal.findMany({
          ...query,
          where: {
            userId: user.id,
            ...(status ? { status } : {}),
            createdAt: { ...(from ? { gte: from } : {}), ...(until ? { lt: until } : {}) },
          },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        });
      },
    },
    { description: 'A page of withdrawals.' },
    { description: 'One withdrawal of the page.' },
  ),
);

const WithdrawalRulesRef = builder
  .objectRef<Awaited<ReturnType<typeof readRoom>> & { feeBasisPoints: number; closure: Closure | null }>(
    'WithdrawalRules',
  )
  .implement({
    authScopes: { signedIn: true },
    description: 'What the viewer may withdraw at this moment, and what it costs. In fen.',
    fields: (t) => ({
      withdrawableCents: t.field({
        type: 'Cents',
        description: 'Matured sales but what waits. Deposits never are.',
        resolve: ({ proceedsCents }) => proceedsCents,
      }),
      waitingCents: t.field({
        type: 'Cents',
        description:
          'Of the matured sales: what waits because a trade was reversed or given wrongly and nobody knows yet by whom.',
        resolve: (room) => room.waitingCents,
      }),
      waitingUntil: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When that waits no longer, at the latest. Null where nothing waits.',
        resolve: (room) => room.waitingUntil,
      }),
      minCents: t.field({
        type: 'Cents',
        description: 'The smallest withdrawal.',
        resolve: () => WITHDRAWAL_MIN_CENTS,
      }),
      maxCents: t.field({
        type: 'Cents',
        description: 'The largest withdrawal.',
        resolve: () => WITHDRAWAL_MAX_CENTS,
      }),
      dayCapCents: t.field({
        type: 'Cents',
        description: "What may leave in a day of China's time.",
        resolve: ({ capCents }) => capCents,
      }),
      remainingTodayCents: t.field({
        type: 'Cents',
        description: 'What of that is left today.',
        resolve: remainingToday,
      }),
      closure: t.field({
        type: ClosureRef,
        nullable: true,
        description: 'What operators say where they have closed withdrawing for now.',
        resolve: ({ closure }) => closure,
      }),
      feeBasisPoints: t.exposeInt('feeBasisPoints', {
        description: 'The fee in hundredths of a percent of the amount, posted in whole fen, half up.',
      }),
    }),
  });

builder.prismaObjectField(ViewerNode, 'withdrawalRules', (t) =>
  t.field({
    type: WithdrawalRulesRef,
    description: 'What the viewer may withdraw at this moment.',
    resolve: async (user, _args, { platform }) => ({
      ...(await readRoom(platform, user.id)),
      feeBasisPoints: platform.config.WITHDRAWAL_FEE_BASIS_POINTS,
      closure: await readClosure(platform.db, 'withdrawals'),
    }),
  }),
);
