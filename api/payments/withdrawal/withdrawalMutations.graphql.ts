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
    description: 'The amount and the SMS code.',
    inputFields: (t) => ({
      amountCents: t.field({
        type: 'Cents',
        required: true,
        description: 'Amount in fen, fee included: 1,000 to 5,000,000.',
      }),
      code: t.string({
        required: true,
        description: 'Six-digit code by SMS, requested with `requestStepUpCode`.',
      }),
      clientRequestId: t.string({
        required: true,
        description:
          'Idempotency key made by the client, 8 to 64 characters. Repeating it withdraws nothing more.',
      }),
    }),
  },
  {
    description:
      "Withdraws proceeds to the verified viewer's Alipay account. It takes about one business day; if it " +
      'fails, the money returns to the proceeds.',
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
    description: 'The withdrawal has begun.',
    outputFields: (t) => ({
      withdrawal: t.prismaField({
        type: WithdrawalNode,
        description: 'The withdrawal that was begun.',
        resolve: (query, { withdrawalId }, _args, { platform, viewer }) =>
          platform.db.withdrawal.findUniqueOrThrow({
            ...query,
            where: { id: withdrawalId, userId: requireViewer(viewer).userId },
          }),
      }),
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The viewer, with the current wallet.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);
