import { builder } from '../../http/graphql/builder.ts';
import { requireSession, requireViewer } from '../../http/graphql/context.ts';
import { requireText } from '../../kernel/text.ts';
import { getViewer, ViewerNode } from '../user/user.graphql.ts';
import { requestSignInCode } from './requestSignInCode.ts';
import { requestStepUpCode } from './requestStepUpCode.ts';
import {
  AgreementMissing,
  CodeNotSent,
  CodeWrong,
  PhoneInvalid,
  ProofOfWorkRequired,
  TooManyCodes,
} from './session.errors.ts';
import { clearedCookies, sessionCookies, visitorCookies } from './sessionCookies.ts';
import { signIn } from './signIn.ts';
import { signOutDevice } from './signOutDevice.ts';

builder.relayMutationField(
  'requestSignInCode',
  {
    description: 'Where the code shall go.',
    inputFields: (t) => ({
      phone: t.string({
        required: true,
        description: 'A mobile number of mainland China, with or without +86.',
      }),
      proofOfWork: t.string({ required: false, description: 'The nonce, after `ProofOfWorkRequired`.' }),
    }),
  },
  {
    description:
      'Sends a six-digit code by SMS, good for five minutes and one sign-in, in the browser (or, without cookies, the network) that asked. It voids the one before.',
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
    description: 'The code is on its way.',
    outputFields: (t) => ({
      resendAfterSeconds: t.int({
        description: 'When another may be asked for.',
        resolve: (payload) => payload.resendAfterSeconds,
      }),
    }),
  },
);

builder.relayMutationField(
  'requestStepUpCode',
  {
    description: 'Nothing to say.',
    inputFields: (t) => ({ clientMutationId: t.string({ required: false, description: 'Not used.' }) }),
  },
  {
    description:
      "Sends the viewer's own phone a six-digit code for one guarded step, good for five minutes. It voids the one before, and signs nobody in.",
    authScopes: { signedIn: true },
    errors: { types: [TooManyCodes, CodeNotSent] },
    resolve: async (_root, _args, { platform, sms, viewer, address }) => {
      const { userId } = requireViewer(viewer);
      return { resendAfterSeconds: await requestStepUpCode(platform, sms, { userId, address }) };
    },
  },
  {
    description: 'The code is on its way.',
    outputFields: (t) => ({
      resendAfterSeconds: t.int({
        description: 'When another may be asked for.',
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
      phone: t.string({ required: true, description: 'The number that the code went to.' }),
      code: t.string({ required: true, description: 'Six digits.' }),
      keepSignedIn: t.boolean({
        required: true,
        description: 'Stay signed in for 15 days; else until the browser closes.',
      }),
      hasAgreed: t.boolean({
        required: true,
        description: 'The service and privacy agreements are agreed to.',
      }),
    }),
  },
  {
    description: 'Signs in and sets the session cookie. The first time makes the account.',
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
    description: 'Signed in.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'Who signed in.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);

builder.relayMutationField(
  'signOut',
  {
    description: 'Nothing to say.',
    inputFields: (t) => ({ clientMutationId: t.string({ required: false, description: 'Not used.' }) }),
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
    description: 'Signed out.',
    outputFields: (t) => ({
      isSignedOut: t.boolean({ description: 'Always true.', resolve: (payload) => payload.isSignedOut }),
    }),
  },
);
