import { builder } from '../../http/graphql/builder.ts';
import { requireSession, requireViewer } from '../../http/graphql/context.ts';
import { requireText } from '../../kernel/text.ts';
import { getViewer, ViewerNode } from '../user/user.graphql.ts';
import { requestSignInCode } from './requestCode.ts';
import {
  AgreementMissing,
  CodeNotSent,
  type CodeTrouble,
  CodeWrong,
  PhoneInvalid,
  ProofOfWorkRequired,
  TooManyCodes,
} from './session.errors.ts';
import { clearedCookies, sessionCookies, visitorCookies } from './session.ts';
import { signIn } from './signIn.ts';
import { signOutDevice } from './signOut.ts';
import { requestStepUpCode } from './stepUp.ts';

builder.enumType('CodeTrouble', {
  description: 'Why a code was not sent by text message.',
  values: {
    NUMBER: { value: 'number', description: 'The number cannot receive messages.' },
    LIMIT: { value: 'limit', description: 'A limit of the carrier is reached.' },
    UNANSWERED: { value: 'unanswered', description: 'The provider did not say whether it sent the code.' },
    BUSY: { value: 'busy', description: 'The provider is busy and did not send the code.' },
    SERVICE: { value: 'service', description: 'The provider has a fault that is not of the number.' },
  } as const satisfies Record<string, { value: CodeTrouble; description: string }>,
});

builder.relayMutationField(
  'requestSignInCode',
  {
    description: 'The phone number that receives the code.',
    inputFields: (t) => ({
      phone: t.string({
        required: true,
        description: 'A mobile number of mainland China, with or without +86.',
      }),
      proofOfWork: t.string({
        required: false,
        description: 'The nonce, required after `ProofOfWorkRequired`.',
      }),
    }),
  },
  {
    description:
      'Sends a six-digit code by SMS. It is valid for five minutes and one sign-in, in the browser (or, ' +
      'without cookies, the network) that requested it, and replaces the previous one.',
    authScopes: { everyone: true },
    errors: { types: [PhoneInvalid, TooManyCodes, ProofOfWorkRequired, CodeNotSent] },
    resolve: async (_root, { input }, { platform, sms, address, deviceHash, setCookie }) => {
      const phone = requireText('phone', input.phone, 40);
      const proofOfWork = input.proofOfWork ? requireText('proofOfWork', input.proofOfWork, 64) : null;
      const sent = await requestSignInCode(platform, sms, { phone, proofOfWork, address, deviceHash });
      for (const cookie of visitorCookies(platform.config, sent.deviceToken)) setCookie(cookie);
      return { resendAfterSeconds: sent.resendAfterSeconds };
    },
  },
  {
    description: 'The code was sent.',
    outputFields: (t) => ({
      resendAfterSeconds: t.int({
        description: 'Seconds until another code may be requested.',
        resolve: (payload) => payload.resendAfterSeconds,
      }),
    }),
  },
);

builder.relayMutationField(
  'requestStepUpCode',
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
    description:
      "Sends a six-digit code for one guarded step to the viewer's own phone. It is valid for five " +
      'minutes, replaces the previous one, and cannot be used to sign in.',
    authScopes: { signedIn: true },
    errors: { types: [TooManyCodes, CodeNotSent] },
    resolve: async (_root, _args, { platform, sms, viewer, address }) => {
      const { userId } = requireViewer(viewer);
      return { resendAfterSeconds: await requestStepUpCode(platform, sms, { userId, address }) };
    },
  },
  {
    description: 'The code was sent.',
    outputFields: (t) => ({
      resendAfterSeconds: t.int({
        description: 'Seconds until another code may be requested.',
        resolve: (payload) => payload.resendAfterSeconds,
      }),
    }),
  },
);

builder.relayMutationField(
  'signIn',
  {
    description: 'Phone, code and consent.',
    inputFields: (t) => ({
      phone: t.string({ required: true, description: 'The phone number that the code was sent to.' }),
      code: t.string({ required: true, description: 'The six-digit code from the SMS.' }),
      keepSignedIn: t.boolean({
        required: true,
        description: 'True stays signed in for 15 days; otherwise until the browser closes.',
      }),
      hasAgreed: t.boolean({
        required: true,
        description: 'True if the user agrees to the service and privacy agreements.',
      }),
    }),
  },
  {
    description: 'Signs in and sets the session cookie. The first sign-in creates the account.',
    authScopes: { everyone: true },
    errors: { types: [PhoneInvalid, CodeWrong, AgreementMissing, TooManyCodes] },
    resolve: async (_root, { input }, context) => {
      const session = await signIn(context.platform, {
        phone: requireText('phone', input.phone, 40),
        code: requireText('code', input.code, 40),
        isKept: input.keepSignedIn,
        hasAgreed: input.hasAgreed,
        address: context.address,
        userAgent: context.userAgent,
        deviceHash: context.deviceHash,
      });
      for (const cookie of sessionCookies(context.platform.config, session)) context.setCookie(cookie);
      context.viewer = { userId: session.userId, sessionId: session.sessionId };
      return {};
    },
  },
  {
    description: 'The user is signed in.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The user who signed in.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);

builder.relayMutationField(
  'signOut',
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
    description: 'Ends the session on the server and clears the cookie. Without a session it does nothing.',
    authScopes: { everyone: true },
    resolve: async (_root, _args, context) => {
      if (context.viewer)
        await signOutDevice(context.platform, { ...requireSession(context.viewer), isElsewhere: false });
      for (const cookie of clearedCookies(context.platform.config)) context.setCookie(cookie);
      return { isSignedOut: true };
    },
  },
  {
    description: 'The session has ended.',
    outputFields: (t) => ({
      isSignedOut: t.boolean({
        description: 'True whenever the mutation succeeds.',
        resolve: (payload) => payload.isSignedOut,
      }),
    }),
  },
);
