import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { RequestIdReused } from '../../kernel/request/request.errors.ts';
import { beginRecharge, viewPayPage } from './beginRecharge.ts';
import { beginContract, cancelContract } from './contracts.ts';
import {
  ContractExists,
  ContractMissing,
  ContractNotEnterprise,
  RechargeAmountInvalid,
  RechargeClosed,
  RechargesFull,
  RechargeUnpayable,
} from './recharge.errors.ts';
import { RechargeNode } from './recharge.graphql.ts';

builder.relayMutationField(
  'beginRecharge',
  {
    description: 'The amount to recharge.',
    inputFields: (t) => ({
      amountCents: t.field({ type: 'Cents', required: true, description: 'Amount in fen, at least 500.' }),
      clientRequestId: t.string({
        required: true,
        description:
          'Idempotency key made by the client, 8 to 64 characters. Repeating it begins no second recharge.',
      }),
    }),
  },
  {
    description:
      'Begins a recharge that is paid at the payment app. The deposit is credited once the app reports ' +
      'the payment.',
    authScopes: { signedIn: true },
    errors: {
      types: [
        RechargeClosed,
        RechargeAmountInvalid,
        ContractMissing,
        ContractNotEnterprise,
        RechargesFull,
        RechargeUnpayable,
        RequestIdReused,
      ],
    },
    resolve: async (_root, { input }, { platform, payment, viewer }) => {
      const { userId } = requireViewer(viewer);
      const rechargeId = await beginRecharge(platform, { userId, ...input });
      return { rechargeId, payUrl: await viewPayPage(platform, payment, { userId, rechargeId }) };
    },
  },
  {
    description: 'The recharge has begun.',
    outputFields: (t) => ({
      payUrl: t.string({
        description: "Address of the payment app's page.",
        resolve: ({ payUrl }) => payUrl,
      }),
      recharge: t.prismaField({
        type: RechargeNode,
        description: 'The recharge that was begun.',
        resolve: (query, { rechargeId }, _args, { platform, viewer }) =>
          platform.db.recharge.findUniqueOrThrow({
            ...query,
            where: { id: rechargeId, userId: requireViewer(viewer).userId },
          }),
      }),
    }),
  },
);

builder.relayMutationField(
  'payRecharge',
  {
    description: 'The recharge to pay, by its id.',
    inputFields: (t) => ({
      rechargeId: t.globalID({
        required: true,
        for: RechargeNode,
        description: 'An incomplete recharge of the viewer.',
      }),
    }),
  },
  {
    description: 'Returns the payment page of an existing recharge again.',
    authScopes: { signedIn: true },
    errors: { types: [RechargeClosed, ContractMissing, ContractNotEnterprise, RechargeUnpayable] },
    resolve: async (_root, { input }, { platform, payment, viewer }) => {
      const own = { userId: requireViewer(viewer).userId, rechargeId: input.rechargeId.id };
      return { payUrl: await viewPayPage(platform, payment, own) };
    },
  },
  {
    description: 'The payment page of the recharge.',
    outputFields: (t) => ({
      payUrl: t.string({
        description: "Address of the payment app's page.",
        resolve: ({ payUrl }) => payUrl,
      }),
    }),
  },
);

builder.relayMutationField(
  'signRechargeContract',
  {
    description: 'The mutation needs no input.',
    inputFields: (t) => ({
      clientMutationId: t.string({
        required: false,
        description: 'The field is ignored; it exists because an input type cannot be empty.',
      }),
    }),
  },
  {
    description: 'Begins a contract with the payment app, or continues the one that waits to be signed.',
    authScopes: { signedIn: true },
    errors: { types: [RechargeClosed, ContractExists] },
    resolve: async (_root, _args, { platform, payment, viewer }) => ({
      signUrl: await beginContract(platform, payment, requireViewer(viewer).userId),
    }),
  },
  {
    description: 'The page where the contract is signed.',
    outputFields: (t) => ({
      signUrl: t.string({
        description: "Address of the payment app's page.",
        resolve: ({ signUrl }) => signUrl,
      }),
    }),
  },
);

builder.relayMutationField(
  'cancelRechargeContract',
  {
    description: 'The mutation needs no input.',
    inputFields: (t) => ({
      clientMutationId: t.string({
        required: false,
        description: 'The field is ignored; it exists because an input type cannot be empty.',
      }),
    }),
  },
  {
    description: "Terminates the viewer's contract, on this site at once and at the payment app soon after.",
    authScopes: { signedIn: true },
    errors: { types: [ContractMissing] },
    resolve: async (_root, _args, { platform, viewer }) => {
      await cancelContract(platform, requireViewer(viewer).userId);
      return {};
    },
  },
  {
    description: 'The contract is being terminated.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: "The viewer, with the contract's new state.",
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);
