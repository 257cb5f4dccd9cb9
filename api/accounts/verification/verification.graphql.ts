import { builder } from '../../http/graphql/builder.ts';
import { originOf, requireViewer } from '../../http/graphql/context.ts';
import { readClock } from '../../kernel/clock.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { requireText } from '../../kernel/text.ts';
import { StepUpCodeWrong, TooManyCodes } from '../session/session.errors.ts';
import { getViewer, ViewerNode } from '../user/user.graphql.ts';
import { setPaymentAccount } from './setPaymentAccount.ts';
import {
  AlreadyVerified,
  IdentityMismatch,
  IdentityNotReached,
  IdentityUnderage,
  IdNumberInvalid,
  IdNumberTaken,
  PaymentAccountInvalid,
  PaymentAccountTaken,
  RealNameInvalid,
  VerificationMissing,
} from './verification.errors.ts';
import { verifyRealName } from './verifyRealName.ts';

const TEXT_LENGTH_MAX = 200;
const CODE_LENGTH_MAX = 40;

const VerificationNode = builder.prismaNode('Verification', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.userId ?? NO_ID }),
  authScopes: { signedIn: true },
  description: "The viewer's real-name verification. All of its values are masked.",
  select: { id: true },
  fields: (t) => ({
    name: t.exposeString('maskedName', { description: 'The real name, masked: 张*.' }),
    idNumber: t.exposeString('maskedIdNumber', { description: 'The ID number, masked: 1101**********1234.' }),
    paymentAccount: t.string({
      description: 'The Alipay account that withdrawals go to, masked.',
      select: { paymentAccount: { select: { maskedAccount: true } } },
      resolve: ({ paymentAccount }) => paymentAccount.maskedAccount,
    }),
    frozenUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'Until when withdrawals are frozen, because the account or the phone number was changed in the last ' +
        '24 hours. Null if they are not frozen.',
      select: { frozenUntil: true },
      resolve: async ({ frozenUntil }, _args, { platform }) =>
        frozenUntil && frozenUntil > (await readClock(platform.db)) ? frozenUntil : null,
    }),
    verifiedAt: t.expose('verifiedAt', { type: 'DateTime', description: 'When the viewer was verified.' }),
  }),
});

builder.prismaObjectField(ViewerNode, 'verification', (t) =>
  t.relation('verification', {
    type: VerificationNode,
    nullable: true,
    description:
      'Real-name verification, required for the first withdrawal. Null if the viewer is not verified.',
  }),
);

builder.relayMutationField(
  'verifyRealName',
  {
    description: "The viewer's identity, the account for withdrawals, and the SMS code.",
    inputFields: (t) => ({
      name: t.string({ required: true, description: 'Name as on the ID card.' }),
      idNumber: t.string({ required: true, description: 'ID number of eighteen characters.' }),
      paymentAccount: t.string({
        required: true,
        description: "Mobile number or e-mail address of the viewer's own Alipay account.",
      }),
      code: t.string({
        required: true,
        description: 'Six-digit code by SMS, requested with `requestStepUpCode`.',
      }),
    }),
  },
  {
    description: "Verifies the viewer's real name, once, and binds the account that withdrawals go to.",
    authScopes: { signedIn: true },
    errors: {
      types: [
        RealNameInvalid,
        IdNumberInvalid,
        PaymentAccountInvalid,
        IdentityUnderage,
        IdentityMismatch,
        IdNumberTaken,
        PaymentAccountTaken,
        IdentityNotReached,
        AlreadyVerified,
        StepUpCodeWrong,
        TooManyCodes,
      ],
    },
    resolve: async (_root, { input }, context) => {
      const { platform, identity, viewer } = context;
      await verifyRealName(platform, identity, {
        userId: requireViewer(viewer).userId,
        name: requireText('name', input.name, TEXT_LENGTH_MAX),
        idNumber: requireText('idNumber', input.idNumber, TEXT_LENGTH_MAX),
        paymentAccount: requireText('paymentAccount', input.paymentAccount, TEXT_LENGTH_MAX),
        code: requireText('code', input.code, CODE_LENGTH_MAX),
        origin: originOf(context),
      });
      return {};
    },
  },
  {
    description: 'The viewer is verified.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The viewer, with the verification.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);

builder.relayMutationField(
  'setPaymentAccount',
  {
    description: 'The new account and the SMS code.',
    inputFields: (t) => ({
      paymentAccount: t.string({
        required: true,
        description: "Mobile number or e-mail address of the viewer's own Alipay account.",
      }),
      code: t.string({
        required: true,
        description: 'Six-digit code by SMS, requested with `requestStepUpCode`.',
      }),
    }),
  },
  {
    description:
      'Binds another Alipay account of the verified person. Withdrawals are then frozen for 24 hours; ' +
      'those in progress keep their account.',
    authScopes: { signedIn: true },
    errors: {
      types: [PaymentAccountInvalid, PaymentAccountTaken, VerificationMissing, StepUpCodeWrong, TooManyCodes],
    },
    resolve: async (_root, { input }, context) => {
      const { platform, viewer } = context;
      await setPaymentAccount(platform, {
        userId: requireViewer(viewer).userId,
        paymentAccount: requireText('paymentAccount', input.paymentAccount, TEXT_LENGTH_MAX),
        code: requireText('code', input.code, CODE_LENGTH_MAX),
        origin: originOf(context),
      });
      return {};
    },
  },
  {
    description: 'The new account is bound.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The viewer, with the account and the end of the freeze.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);
