import { StepUpCodeWrong, TooManyCodes } from '../../accounts/session/session.errors.ts';
import { AccountBlocked, WithdrawalsHeld } from '../../accounts/user/user.errors.ts';
import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { VerificationMissing, WithdrawalsFrozen } from '../../accounts/verification/verification.errors.ts';
import { builder } from '../../http/graphql/builder.ts';
import { originOf, requireViewer } from '../../http/graphql/context.ts';
import { ServiceClosed } from '../../kernel/closure/closure.errors.ts';
import { RequestIdReused } from '../../kernel/request/request.errors.ts';
import { requireText } from '../../kernel/text.ts';
import { requestWithdrawal } from './requestWithdrawal.ts';
import {
  WithdrawableInsufficient,
  WithdrawableTooLow,
  WithdrawalAmountInvalid,
  WithdrawalCapReached,
} from './withdrawal.errors.ts';
import { WithdrawalNode } from './withdrawal.graphql.ts';

const CODE_LENGTH_MAX = 40;

builder.relayMutationField(
  'withdraw',
  {
    description: 'How much, and the code.',
    inputFields: (t) => ({
      amountCents: t.field({
        type: 'Cents',
        required: true,
        description: 'In fen, the fee included: 1,000 to 5,000,000.',
      }),
      code: t.string({ required: true, description: 'Six digits, from `requestStepUpCode`.' }),
      clientRequestId: t.string({
        required: true,
        description: 'Made by the client, 8 to 64 characters: the same again withdraws nothing more.',
      }),
    }),
  },
  {
    description:
      'Withdraws matured sales to the Alipay account of the verified viewer. Takes about one business day; where it fails the money comes back.',
    authScopes: { signedIn: true },
    errors: {
      types: [
        ServiceClosed,
        VerificationMissing,
        WithdrawalsFrozen,
        WithdrawableTooLow,
        WithdrawalAmountInvalid,
        WithdrawableInsufficient,
        WithdrawalCapReached,
        AccountBlocked,
        WithdrawalsHeld,
        StepUpCodeWrong,
        TooManyCodes,
        RequestIdReused,
      ],
    },
    resolve: async (_root, { input }, context) => {
      const { platform, viewer } = context;
      const withdrawalId = await requestWithdrawal(platform, {
        userId: requireViewer(viewer).userId,
        amountCents: input.amountCents,
        clientRequestId: input.clientRequestId,
        code: requireText('code', input.code, CODE_LENGTH_MAX),
        origin: originOf(context),
      });
      return { withdrawalId };
    },
  },
  {
    description: 'Under way.',
    outputFields: (t) => ({
      withdrawal: t.prismaField({
        type: WithdrawalNode,
        description: 'The withdrawal.',
        resolve: (query, { withdrawalId }, _args, { platform, viewer }) =>
          platform.db.withdrawal.findUniqueOrThrow({
            ...query,
            where: { id: withdrawalId, userId: requireViewer(viewer).userId },
          }),
      }),
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'With the wallet as it is now.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);
