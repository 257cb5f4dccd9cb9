import { StepUpCodeWrong, TooManyCodes } from '../../accounts/session/session.errors.ts';
import { builder } from '../../http/graphql/builder.ts';
import { originOf, requireViewer } from '../../http/graphql/context.ts';
import { requireText } from '../../kernel/text.ts';
import type { CallbackUrlProblem } from '../../notifications/callback/callbackUrl.ts';
import { applyPartner } from './applyPartner.ts';
import {
  ApplicationExists,
  ApplicationInvalid,
  CallbackTestMissing,
  CallbackTestTooSoon,
  CallbackUrlInvalid,
  KeyProofMissing,
  KeyProofWrong,
  PartnerKeyInvalid,
  PartnerKeyTaken,
  PartnerLocked,
  PartnerNotApproved,
  PartnerSetupMissing,
} from './partner.errors.ts';
import { viewerPayload } from './partner.graphql.ts';
import type { KeyProblem } from './partnerKey.ts';
import { beginPartnerSetup, lockPartner, provePartnerKey, testPartnerCallback } from './setup.ts';

/** Maximum number of UTF-16 units that are read; the rules themselves are narrower. */
const LENGTH_MAX = { short: 100, reason: 4_000, key: 20_000, url: 2_000, signature: 4_000 };
const STEP_TWO = [PartnerNotApproved, PartnerLocked] as const;

builder.enumType('PartnerKeyProblem', {
  description: 'Why a text is not accepted as a public key.',
  values: {
    PRIVATE: { value: 'private', description: 'It is a private key. It should never leave its owner.' },
    CERTIFICATE: { value: 'certificate', description: 'It is a certificate, not the key in it.' },
    FORMAT: { value: 'format', description: 'It is no SPKI public key as PEM.' },
    ALGORITHM: { value: 'algorithm', description: 'It is not of RSA.' },
    LENGTH: { value: 'length', description: 'It has fewer than 2048 or more than 4096 bits.' },
    EXPONENT: { value: 'exponent', description: 'Its public exponent is not 65537.' },
  } as const satisfies Record<string, { value: KeyProblem; description: string }>,
});

builder.enumType('CallbackUrlProblem', {
  description: 'Why a text is not accepted as a callback address.',
  values: {
    FORMAT: { value: 'format', description: 'The text is not an address.' },
    LENGTH: { value: 'length', description: 'It has more than 500 characters.' },
    SCHEME: { value: 'scheme', description: 'The address does not begin with https.' },
    PORT: { value: 'port', description: 'Its port is neither 443 nor 8443.' },
    HOST: { value: 'host', description: 'Its host is no public name.' },
    USER_INFO: { value: 'userInfo', description: 'It carries a name or a password.' },
    FRAGMENT: { value: 'fragment', description: 'It has a part behind #.' },
  } as const satisfies Record<string, { value: CallbackUrlProblem; description: string }>,
});

builder.relayMutationField(
  'applyPartner',
  {
    description: 'The application to submit.',
    inputFields: (t) => ({
      phone: t.string({ required: true, description: 'A Chinese mobile number for questions.' }),
      wechat: t.string({
        required: true,
        description: '6 to 20 letters, digits, - or _ beginning with a letter; or a mobile number.',
      }),
      reason: t.string({
        required: true,
        description: 'Why the applicant needs the open platform, 10 to 500 characters.',
      }),
      dailyOrders: t.int({
        required: false,
        description: 'Number of orders expected in a day, 0 to 1,000,000.',
      }),
      dailyAmountCents: t.field({
        type: 'Cents',
        required: false,
        description: 'Money expected to be traded in a day, in fen, up to 100,000,000 yuan.',
      }),
    }),
  },
  {
    description:
      'Applies to the open platform, or submits a corrected application after a rejection. A file may ' +
      'follow by `POST /web/partner/attachment`.',
    authScopes: { signedIn: true },
    errors: { types: [ApplicationInvalid, ApplicationExists] },
    resolve: async (_root, { input }, { platform, viewer }) => {
      const draft = {
        phone: requireText('phone', input.phone, LENGTH_MAX.short),
        wechat: requireText('wechat', input.wechat, LENGTH_MAX.short),
        reason: requireText('reason', input.reason, LENGTH_MAX.reason),
        dailyOrders: input.dailyOrders ?? null,
        dailyAmountCents: input.dailyAmountCents ?? null,
      };
      await applyPartner(platform, { userId: requireViewer(viewer).userId, draft });
      return {};
    },
  },
  viewerPayload('The application is under review.'),
);

builder.relayMutationField(
  'beginPartnerSetup',
  {
    description: 'The public key and the callback address.',
    inputFields: (t) => ({
      publicKey: t.string({
        required: true,
        description:
          'RSA public key, 2048 to 4096 bits, exponent 65537, as SPKI in PEM. Never send the private key.',
      }),
      callbackUrl: t.string({
        required: true,
        description: 'Address for callbacks: https, port 443 or 8443, a public name, at most 500 characters.',
      }),
    }),
  },
  {
    description:
      'Begins step 2 of an approved application, or changes its values; nothing is locked yet. A changed ' +
      'key gets another challenge, and a changed address needs its own test.',
    authScopes: { signedIn: true },
    errors: { types: [...STEP_TWO, PartnerKeyInvalid, PartnerKeyTaken, CallbackUrlInvalid] },
    resolve: async (_root, { input }, { platform, viewer }) => {
      const publicKey = requireText('publicKey', input.publicKey, LENGTH_MAX.key);
      const callbackUrl = requireText('callbackUrl', input.callbackUrl, LENGTH_MAX.url);
      await beginPartnerSetup(platform, { userId: requireViewer(viewer).userId, publicKey, callbackUrl });
      return {};
    },
  },
  viewerPayload('Key and callback address are stored, not locked.'),
);

builder.relayMutationField(
  'provePartnerKey',
  {
    description: 'The signature of the challenge.',
    inputFields: (t) => ({
      signature: t.string({
        required: true,
        description: "RSA-SHA256 (PKCS #1 v1.5) over the challenge's bytes, in base64.",
      }),
    }),
  },
  {
    description: 'Proves that the viewer holds the private key. The proof remains valid for this key.',
    authScopes: { signedIn: true },
    errors: { types: [...STEP_TWO, PartnerSetupMissing, KeyProofWrong] },
    resolve: async (_root, { input }, { platform, viewer }) => {
      const signature = requireText('signature', input.signature, LENGTH_MAX.signature);
      await provePartnerKey(platform, { userId: requireViewer(viewer).userId, signature });
      return {};
    },
  },
  viewerPayload('The private key is proven.'),
);

builder.relayMutationField(
  'testPartnerCallback',
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
      'Sends a signed test callback to the address of step 2, once. The result is in `PartnerSetup.test` ' +
      'a moment later.',
    authScopes: { signedIn: true },
    errors: { types: [...STEP_TWO, PartnerSetupMissing, CallbackTestTooSoon] },
    resolve: async (_root, _args, { platform, viewer }) => {
      await testPartnerCallback(platform, requireViewer(viewer).userId);
      return {};
    },
  },
  viewerPayload('The test callback is being sent.'),
);

builder.relayMutationField(
  'lockPartner',
  {
    description: 'The SMS code that authorises it.',
    inputFields: (t) => ({
      code: t.string({
        required: true,
        description: 'Six-digit code by SMS, requested with `requestStepUpCode`.',
      }),
    }),
  },
  {
    description:
      'Submits step 2: key and callback address take effect and can no longer be changed. The key must be ' +
      'proven and a test callback must have succeeded.',
    authScopes: { signedIn: true },
    errors: {
      types: [
        ...STEP_TWO,
        PartnerSetupMissing,
        KeyProofMissing,
        CallbackTestMissing,
        PartnerKeyTaken,
        StepUpCodeWrong,
        TooManyCodes,
      ],
    },
    resolve: async (_root, { input }, context) => {
      await lockPartner(context.platform, {
        userId: requireViewer(context.viewer).userId,
        code: requireText('code', input.code, LENGTH_MAX.short),
        origin: originOf(context),
      });
      return {};
    },
  },
  viewerPayload('Key and callback address are in force.'),
);
