import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { ClosureRef } from '../../kernel/closure/closure.graphql.ts';
import type { Closure } from '../../kernel/closure/closure.ts';
import { readClosure } from '../../kernel/closure/readClosures.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { findContract } from './contract.store.ts';
import type { Contract } from './contract.ts';
import { RECHARGE_MAX_CENTS, RECHARGE_MIN_CENTS, type RechargeStatus } from './recharge.ts';

const RechargeStatusEnum = builder.enumType('RechargeStatus', {
  description: 'Where a recharge stands.',
  values: {
    INCOMPLETE: { value: 'incomplete', description: 'Not paid yet.' },
    FINISHED: { value: 'finished', description: 'Paid and credited to the deposit.' },
    CLOSED: { value: 'closed', description: 'Given up unpaid.' },
  } as const,
});

const ContractStatusEnum = builder.enumType('RechargeContractStatus', {
  description: 'Where the contract stands that recharging needs.',
  values: {
    UNSIGNED: { value: 'unsigned', description: 'None, or no longer.' },
    PENDING: { value: 'pending', description: 'Waits to be signed at the payment app.' },
    SIGNED: { value: 'signed', description: 'Good.' },
    ENDING: { value: 'ending', description: 'Terminated here, and on its way out at the payment app.' },
    ORDINARY: { value: 'ordinary', description: 'Signed by no enterprise: it does not count.' },
  } as const,
});

/** A user's recharge in the schema. */
export const RechargeNode = builder.prismaNode('Recharge', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.userId ?? NO_ID }),
  authScopes: { signedIn: true },
  description: 'Money on its way into the deposit through the payment app.',
  fields: (t) => ({
    number: t.exposeString('number', {
      description: 'Its public number, which the payment app shows as well.',
    }),
    amountCents: t.expose('amountCents', { type: 'Cents', description: 'In fen.' }),
    status: t.field({
      type: RechargeStatusEnum,
      description: 'Where it stands.',
      select: { status: true },
      resolve: ({ status }) => status as RechargeStatus,
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it can be paid.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was begun.' }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was credited or given up.',
    }),
  }),
});

const RechargeCenterRef = builder
  .objectRef<{ userId: string; hasApp: boolean; closure: Closure | null; contract: Contract | null }>(
    'RechargeCenter',
  )
  .implement({
    authScopes: { signedIn: true },
    description: 'What the viewer needs to know before recharging.',
    fields: (t) => ({
      id: t.id({
        description: 'Stable per user, for stores.',
        resolve: ({ userId }) => Buffer.from(`RechargeCenter:${userId}`).toString('base64'),
      }),
      isClosed: t.boolean({
        description: 'Closed for now, or without a payment app; contact customer service.',
        resolve: ({ hasApp, closure }) => !hasApp || closure !== null,
      }),
      closure: t.field({
        type: ClosureRef,
        nullable: true,
        description: 'What operators say where they have closed recharging.',
        resolve: ({ closure }) => closure,
      }),
      leastCents: t.field({
        type: 'Cents',
        description: 'The least amount, in fen.',
        resolve: () => RECHARGE_MIN_CENTS,
      }),
      mostCents: t.field({
        type: 'Cents',
        description: 'The largest amount, in fen.',
        resolve: () => RECHARGE_MAX_CENTS,
      }),
      contractStatus: t.field({
        type: ContractStatusEnum,
        description: 'Where the contract stands.',
        resolve: ({ contract }) => (!contract || contract.status === 'ended' ? 'unsigned' : contract.status),
      }),
    }),
  });

builder.prismaObjectField(ViewerNode, 'rechargeCenter', (t) =>
  t.field({
    type: RechargeCenterRef,
    description: 'Whether and how the viewer can recharge.',
    resolve: async (user, _args, { platform, payment }) => ({
      userId: user.id,
      hasApp: payment !== null,
      closure: await readClosure(platform.db, 'recharges'),
      contract: await findContract(platform.db, user.id),
    }),
  }),
);

builder.prismaObjectField(ViewerNode, 'recharges', (t) =>
  t.prismaConnection(
    {
      type: RechargeNode,
      cursor: 'id',
      nullable: true,
      description: "The viewer's recharges, newest first.",
      args: { status: t.arg({ type: RechargeStatusEnum, required: false, description: 'Only these.' }) },
      complexity: connectionCost,
      resolve: (query, user, { status }, { platform }) =>
        platform.db.recharge.findMany({
          ...query,
          where: { userId: user.id, ...(status && { status }) },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        }),
    },
    { description: 'A page of recharges.' },
    { description: 'One recharge of the page.' },
  ),
);
