import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { RequestIdReused } from '../../kernel/request/request.errors.ts';
import { beginContract } from './beginContract.ts';
import { beginRecharge } from './beginRecharge.ts';
import { cancelContract } from './cancelContract.ts';
import {
  ContractMissing,
  ContractNotEnterprise,
  ContractStands,
  RechargeAmountInvalid,
  RechargeClosed,
  RechargesFull,
  RechargeUnpayable,
} from './recharge.errors.ts';
import { RechargeNode } from './recharge.graphql.ts';
import { viewPayPage } from './viewPayPage.ts';

builder.relayMutationField(
  'beginRecharge',
  {
    description: 'How much.',
    inputFields: (t) => ({
      amountCents: t.field({ type: 'Cents', required: true, description: 'In fen, 500 at least.' }),
      clientRequestId: t.string({
        required: true,
        description: 'Made by the client, 8 to 64 characters: the same again begins nothing more.',
      }),
    }),
  },
  {
    description: 'Begins a recharge, to be paid at the payment app. Credited once that says it is paid.',
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
    description: 'Begun.',
    outputFields: (t) => ({
      payUrl: t.string({
        description: "The payment app's page for it.",
        resolve: ({ payUrl }) => payUrl,
      }),
      recharge: t.prismaField({
        type: RechargeNode,
        description: 'As it is now.',
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
    description: 'Which one.',
    inputFields: (t) => ({
      rechargeId: t.globalID({
        required: true,
        for: RechargeNode,
        description: 'An incomplete recharge of the viewer.',
      }),
    }),
  },
  {
    description: 'Goes on paying a recharge that was begun.',
    authScopes: { signedIn: true },
    errors: { types: [RechargeClosed, ContractMissing, ContractNotEnterprise, RechargeUnpayable] },
    resolve: async (_root, { input }, { platform, payment, viewer }) => {
      const own = { userId: requireViewer(viewer).userId, rechargeId: input.rechargeId.id };
      return { payUrl: await viewPayPage(platform, payment, own) };
    },
  },
  {
    description: 'Where to pay.',
    outputFields: (t) => ({
      payUrl: t.string({ description: "The payment app's page.", resolve: ({ payUrl }) => payUrl }),
    }),
  },
);

builder.relayMutationField(
  'signRechargeContract',
  {
    description: 'Nothing to say.',
    inputFields: (t) => ({ clientMutationId: t.string({ required: false, description: 'Not used.' }) }),
  },
  {
    description: 'Begins a contract with the payment app, or goes on with the one that waits to be signed.',
    authScopes: { signedIn: true },
    errors: { types: [RechargeClosed, ContractStands] },
    resolve: async (_root, _args, { platform, payment, viewer }) => ({
      signUrl: await beginContract(platform, payment, requireViewer(viewer).userId),
    }),
  },
  {
    description: 'Where to sign.',
    outputFields: (t) => ({
      signUrl: t.string({ description: "The payment app's page.", resolve: ({ signUrl }) => signUrl }),
    }),
  },
);

builder.relayMutationField(
  'cancelRechargeContract',
  {
    description: 'Nothing to say.',
    inputFields: (t) => ({ clientMutationId: t.string({ required: false, description: 'Not used.' }) }),
  },
  {
    description: "Terminates the viewer's contract, at once here and soon at the payment app.",
    authScopes: { signedIn: true },
    errors: { types: [ContractMissing] },
    resolve: async (_root, _args, { platform, viewer }) => {
      await cancelContract(platform, requireViewer(viewer).userId);
      return {};
    },
  },
  {
    description: 'It is on its way out.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'With the contract as it is now.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);
