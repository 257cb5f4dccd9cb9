import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { readClosure } from '../../kernel/closure/admitService.ts';
import { ClosureRef } from '../../kernel/closure/closure.graphql.ts';
import type { Closure } from '../../kernel/closure/closure.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { listByTime } from '../../kernel/newestFirst.ts';
import { findContract } from './contract.store.ts';
import type { Contract } from './contract.ts';
import { RECHARGE_MAX_CENTS, RECHARGE_MIN_CENTS, type RechargeStatus } from './recharge.ts';

const RechargeStatusEnum = builder.enumType('RechargeStatus', {
  description: 'State of a recharge.',
  values: {
    INCOMPLETE: { value: 'incomplete', description: 'The payment has not arrived yet.' },
    FINISHED: { value: 'finished', description: 'Paid and credited to the deposit.' },
    CLOSED: { value: 'closed', description: 'Closed without having been paid.' },
  } as const,
});

const ContractStatusEnum = builder.enumType('RechargeContractStatus', {
  description: 'State of the contract that recharging requires.',
  values: {
    UNSIGNED: { value: 'unsigned', description: 'There is no contract, or it has ended.' },
    PENDING: { value: 'pending', description: 'Waits to be signed at the payment app.' },
    SIGNED: { value: 'signed', description: 'Signed and valid for recharging.' },
    ENDING: { value: 'ending', description: 'Terminated by the viewer and being ended at the payment app.' },
    ORDINARY: {
      value: 'ordinary',
      description: 'Not signed by an enterprise, so it is not valid for recharging.',
    },
  } as const,
});

/** The GraphQL type of a recharge. */
export const RechargeNode = builder.prismaNode('Recharge', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.userId ?? NO_ID }),
  authScopes: { signedIn: true },
  description: 'Money that the viewer pays into the deposit through the payment app.',
  fields: (t) => ({
    number: t.exposeString('number', {
      description: 'Public number of the recharge, which the payment app shows as well.',
    }),
    amountCents: t.expose('amountCents', { type: 'Cents', description: 'Amount of the recharge in fen.' }),
    status: t.field({
      type: RechargeStatusEnum,
      description: 'Current state of the recharge.',
      resolve: ({ status }) => status as RechargeStatus,
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Time until which it can be paid.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the recharge was begun.' }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was credited or closed; null while it is open.',
    }),
  }),
});

const RechargeCenterRef = builder
  .objectRef<{ userId: string; hasApp: boolean; closure: Closure | null; contract: Contract | null }>(
    'RechargeCenter',
  )
  .implement({
    authScopes: { signedIn: true },
    description: "Conditions that apply to the viewer's recharges.",
    fields: (t) => ({
      id: t.id({
        description: 'Identifier that is stable for each user, for client stores.',
        resolve: ({ userId }) => Buffer.from(`RechargeCenter:${userId}`).toString('base64'),
      }),
      isClosed: t.boolean({
        description:
          'True if recharging is closed or no payment app is configured; the viewer has to contact customer ' +
          'service.',
        resolve: ({ hasApp, closure }) => !hasApp || closure !== null,
      }),
      closure: t.field({
        type: ClosureRef,
        nullable: true,
        description: "The operators' notice, if they have closed recharging; otherwise null.",
        resolve: ({ closure }) => closure,
      }),
      leastCents: t.field({
        type: 'Cents',
        description: 'Smallest amount of one recharge, in fen.',
        resolve: () => RECHARGE_MIN_CENTS,
      }),
      mostCents: t.field({
        type: 'Cents',
        description: 'Largest amount of one recharge, in fen.',
        resolve: () => RECHARGE_MAX_CENTS,
      }),
      contractStatus: t.field({
        type: ContractStatusEnum,
        description: "State of the viewer's contract.",
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
      args: {
        status: t.arg({
          type: RechargeStatusEnum,
          required: false,
          description: 'Return only recharges in this state.',
        }),
      },
      complexity: connectionCost,
      resolve: (query, { id: userId }, { status }, { platform: { db } }) =>
        listByTime(
          query,
          (edge) => db.recharge.findUnique(edge),
          ({ where, ...page }) =>
            db.recharge.findMany({ ...page, where: { ...where, userId, ...(status && { status }) } }),
        ),
    },
    { name: 'RechargeConnection', description: "A page of the viewer's recharges." },
    { name: 'RechargeEdge', description: 'One recharge of the page.' },
  ),
);
