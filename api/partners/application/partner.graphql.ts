import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { MessageNode } from '../../notifications/message/message.graphql.ts';
import type { SignatureStyle } from '../openApi/compatibleSignature.ts';
import { CallbackTestRef } from './callbackTest.graphql.ts';
import { readCallbackTest } from './callbackTest.ts';
import type { PartnerStatus } from './partner.ts';

const PartnerStatusEnum = builder.enumType('PartnerStatus', {
  description: 'State of an application to the open platform.',
  values: {
    REVIEWING: {
      value: 'reviewing',
      description: 'Operators review it, which normally takes 3 to 5 working days.',
    },
    APPROVED: {
      value: 'approved',
      description: 'Approved; key and callback address come next, or are in force.',
    },
    REJECTED: {
      value: 'rejected',
      description:
        'Rejected for `rejectReason`, with a hint in `solution`; it may be corrected and submitted again.',
    },
  } as const,
});

/** How a partner signs its requests. */
export const SignatureStyleEnum = builder.enumType('SignatureStyle', {
  description: 'How a partner signs its requests.',
  values: {
    NATIVE: { value: 'native', description: 'Our own style: method, path, time, nonce and body.' },
    ECOSTEAM: { value: 'ecosteam', description: 'The style of ECOSteam, for existing clients.' },
    YOUPIN: { value: 'youpin', description: 'The style of YouPin, for existing clients.' },
  } as const,
});

const PartnerAttachmentRef = builder.prismaObject('PartnerAttachment', {
  authScopes: { signedIn: true },
  description: 'The file of an application. `GET /web/partner/attachment` downloads it.',
  select: { name: true },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the file.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the file was uploaded.' }),
  }),
});

const PartnerKeyRef = builder.prismaObject('PartnerKey', {
  authScopes: { signedIn: true },
  description: 'A public key that the signatures of requests are checked with.',
  fields: (t) => ({
    keyId: t.exposeString('id', { description: 'Id of the key, sent as `X-Open-Key` in signed requests.' }),
    fingerprint: t.exposeString('fingerprint', { description: "SHA-256 of the key's DER, in hex." }),
    publicKey: t.exposeString('publicKey', { description: 'Public key as SPKI in PEM.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the key was locked.' }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When an operator revoked the key. Null if it is in force.',
    }),
  }),
});

const PartnerSetupRef = builder.prismaObject('PartnerSetup', {
  authScopes: { signedIn: true },
  description:
    'Step 2 before it is submitted: the key has to be proven and the address tested, then both are ' +
    'locked.',
  fields: (t) => ({
    callbackUrl: t.exposeString('callbackUrl', { description: 'Address that callbacks will be sent to.' }),
    publicKey: t.exposeString('publicKey', { description: 'The key to register, as SPKI in PEM.' }),
    fingerprint: t.exposeString('fingerprint', { description: "SHA-256 of the key's DER, in hex." }),
    challenge: t.exposeString('challenge', {
      description:
        'Text to sign with the private key (RSA-SHA256 over its bytes, without a trailing line feed) and to ' +
        'submit with `provePartnerKey`.',
    }),
    isProven: t.boolean({
      description: 'True if the challenge was signed correctly.',
      resolve: ({ provenAt }) => provenAt !== null,
    }),
    test: t.field({
      type: CallbackTestRef,
      nullable: true,
      description: 'The last test callback to this address. Null if there was none.',
      resolve: ({ testEventId }, _args, { platform }) =>
        testEventId === null ? null : readCallbackTest(platform, testEventId),
    }),
  }),
});

/** The GraphQL type of the viewer as a partner. */
export const PartnerNode = builder.prismaNode('Partner', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.userId ?? NO_ID }),
  authScopes: { signedIn: true },
  description: "The viewer's application to the open platform, and the partner account it leads to.",
  select: { id: true },
  fields: (t) => ({
    appId: t.exposeString('appId', { description: 'Id sent as `X-Open-App` in signed requests.' }),
    status: t.field({
      type: PartnerStatusEnum,
      description: 'Current state of the application.',
      select: { status: true },
      resolve: ({ status }) => status as PartnerStatus,
    }),
    phone: t.string({
      description: 'The phone number for questions, as it was entered.',
      select: { phone: true },
      resolve: ({ phone }) => phone.replace(/^\+86/, ''),
    }),
    wechat: t.exposeString('wechat', { description: 'The WeChat number for questions.' }),
    reason: t.exposeString('reason', { description: 'What the applicant needs the open platform for.' }),
    dailyOrders: t.exposeInt('dailyOrders', {
      nullable: true,
      description: 'Number of orders expected in a day.',
    }),
    dailyAmountCents: t.expose('dailyAmountCents', {
      type: 'Cents',
      nullable: true,
      description: 'Money expected to be traded in a day, in fen.',
    }),
    attachment: t.relation('attachment', {
      type: PartnerAttachmentRef,
      nullable: true,
      description: 'The file of the application; null if none.',
    }),
    submittedAt: t.expose('submittedAt', { type: 'DateTime', description: 'When it was last submitted.' }),
    reviewedAt: t.expose('reviewedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When operators decided; null if not yet.',
    }),
    rejectReason: t.exposeString('rejectReason', { nullable: true, description: 'Why it was rejected.' }),
    solution: t.exposeString('solution', {
      nullable: true,
      description: 'What the applicant can do about the rejection.',
    }),
    setup: t.relation('setup', {
      type: PartnerSetupRef,
      nullable: true,
      description: 'Step 2 in progress. Null if nothing was entered yet, or it is locked.',
    }),
    lockedAt: t.expose('lockedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when key and callback address are in force and cannot be changed. Null if not yet.',
    }),
    callbackUrl: t.exposeString('callbackUrl', {
      nullable: true,
      description: 'Address that callbacks are sent to. Null if not locked yet.',
    }),
    keys: t.relation('keys', {
      type: PartnerKeyRef,
      description: 'The keys, the newest first: the one in force, and earlier ones that operators revoked.',
      query: { orderBy: { createdAt: 'desc' }, take: 20 },
    }),
    signatureStyle: t.field({
      type: SignatureStyleEnum,
      description: 'How requests are signed.',
      select: { signatureStyle: true },
      resolve: ({ signatureStyle }) => signatureStyle as SignatureStyle,
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'partner', (t) =>
  t.relation('partner', {
    type: PartnerNode,
    nullable: true,
    description: "The viewer's application to the open platform. Null if none was submitted.",
  }),
);

builder.prismaObjectField(MessageNode, 'isAboutPartner', (t) =>
  t.boolean({
    description: 'True if the message concerns the open platform; `Viewer.partner` has the details.',
    resolve: ({ template }) => /^(?:partner|callbacks)[A-Z]/.test(template),
  }),
);

type PayloadFields = Parameters<
  NonNullable<
    Parameters<ReturnType<typeof builder.objectRef<Record<string, never>>>['implement']>[0]['fields']
  >
>[0];

/** The payload of the open platform's mutations: the viewer, with the application's new state. */
export const viewerPayload = (description: string) => ({
  description,
  outputFields: (t: PayloadFields) => ({
    viewer: t.prismaField({
      type: ViewerNode,
      description: "The viewer, with the application's new state.",
      resolve: (query, _payload, _args, context) => getViewer(query, context),
    }),
  }),
});
