import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { MessageNode } from '../../notifications/message/message.graphql.ts';
import type { SignatureStyle } from '../openApi/compatibleSignature.ts';
import { CallbackTestRef } from './callbackTest.graphql.ts';
import type { PartnerStatus } from './partner.ts';
import { readCallbackTest } from './readCallbackTest.ts';

const PartnerStatusEnum = builder.enumType('PartnerStatus', {
  description: 'Where an application to the open platform stands.',
  values: {
    REVIEWING: { value: 'reviewing', description: 'Operators look at it; normally 3 to 5 working days.' },
    APPROVED: { value: 'approved', description: 'Key and callback address come next, or are in force.' },
    REJECTED: {
      value: 'rejected',
      description:
        '`rejectReason` says why and `solution` what would help; it may be corrected and sent again.',
    },
  } as const,
});

/** How a partner signs its requests. */
export const SignatureStyleEnum = builder.enumType('SignatureStyle', {
  description: 'How a partner signs its requests.',
  values: {
    NATIVE: { value: 'native', description: 'Our own way: method, path, time, nonce and body.' },
    ECOSTEAM: { value: 'ecosteam', description: 'As ECOSteam asks it, for clients that exist.' },
    YOUPIN: { value: 'youpin', description: 'As YouPin asks it, for clients that exist.' },
  } as const,
});

const PartnerAttachmentRef = builder.prismaObject('PartnerAttachment', {
  authScopes: { signedIn: true },
  description: 'The file that came with an application. `GET /web/partner/attachment` downloads it.',
  select: { name: true },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is called.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it came.' }),
  }),
});

const PartnerKeyRef = builder.prismaObject('PartnerKey', {
  authScopes: { signedIn: true },
  description: 'A public key that signed requests are checked by.',
  fields: (t) => ({
    keyId: t.exposeString('id', { description: 'What signed requests carry as `X-Open-Key`.' }),
    fingerprint: t.exposeString('fingerprint', { description: "SHA-256 of the key's DER, in hex." }),
    publicKey: t.exposeString('publicKey', { description: 'SPKI as PEM.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was locked.' }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When an operator took it back. Null: in force.',
    }),
  }),
});

const PartnerSetupRef = builder.prismaObject('PartnerSetup', {
  authScopes: { signedIn: true },
  description:
    'Step 2 before it is submitted: the key has to be proven and the address to answer, then both are locked.',
  fields: (t) => ({
    callbackUrl: t.exposeString('callbackUrl', { description: 'Where callbacks shall go.' }),
    publicKey: t.exposeString('publicKey', { description: 'The key that shall be registered, SPKI as PEM.' }),
    fingerprint: t.exposeString('fingerprint', { description: "SHA-256 of the key's DER, in hex." }),
    challenge: t.exposeString('challenge', {
      description:
        'What to sign with the private key, RSA-SHA256 over its bytes and nothing after them, and to hand to `provePartnerKey`.',
    }),
    isProven: t.boolean({
      description: 'Whether the challenge was signed.',
      select: { provenAt: true },
      resolve: ({ provenAt }) => provenAt !== null,
    }),
    test: t.field({
      type: CallbackTestRef,
      nullable: true,
      description: 'The last test callback to this address. Null: none yet.',
      select: { testEventId: true },
      resolve: ({ testEventId }, _args, { platform }) =>
        testEventId === null ? null : readCallbackTest(platform, testEventId),
    }),
  }),
});

/** The viewer as a partner. */
export const PartnerNode = builder.prismaNode('Partner', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.userId ?? NO_ID }),
  authScopes: { signedIn: true },
  description: "The viewer's application to the open platform, and what it became.",
  select: { id: true },
  fields: (t) => ({
    appId: t.exposeString('appId', { description: 'What signed requests carry as `X-Open-App`.' }),
    status: t.field({
      type: PartnerStatusEnum,
      description: 'Where the application stands.',
      select: { status: true },
      resolve: ({ status }) => status as PartnerStatus,
    }),
    phone: t.string({
      description: 'The phone number for questions, as it was given.',
      select: { phone: true },
      resolve: ({ phone }) => phone.replace(/^\+86/, ''),
    }),
    wechat: t.exposeString('wechat', { description: 'The WeChat number for questions.' }),
    reason: t.exposeString('reason', { description: 'What the open platform is wanted for.' }),
    dailyOrders: t.exposeInt('dailyOrders', { nullable: true, description: 'Orders expected in a day.' }),
    dailyAmountCents: t.expose('dailyAmountCents', {
      type: 'Cents',
      nullable: true,
      description: 'Money expected to be traded in a day, in fen.',
    }),
    attachment: t.relation('attachment', {
      type: PartnerAttachmentRef,
      nullable: true,
      description: 'The file that came with it.',
    }),
    submittedAt: t.expose('submittedAt', { type: 'DateTime', description: 'When it was last sent.' }),
    reviewedAt: t.expose('reviewedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was decided. Null: not yet.',
    }),
    rejectReason: t.exposeString('rejectReason', { nullable: true, description: 'Why it was rejected.' }),
    solution: t.exposeString('solution', { nullable: true, description: 'What would mend it.' }),
    setup: t.relation('setup', {
      type: PartnerSetupRef,
      nullable: true,
      description: 'Step 2 on its way. Null: nothing was given yet, or it is locked.',
    }),
    lockedAt: t.expose('lockedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when key and callback address are in force and cannot be changed. Null: not yet.',
    }),
    callbackUrl: t.exposeString('callbackUrl', {
      nullable: true,
      description: 'Where callbacks go. Null: not locked yet.',
    }),
    keys: t.relation('keys', {
      type: PartnerKeyRef,
      description: 'The keys, the newest first: one in force, and before it those that operators took back.',
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
    description: "The viewer's application to the open platform. Null: none was sent.",
  }),
);

builder.prismaObjectField(MessageNode, 'isAboutPartner', (t) =>
  t.boolean({
    description: 'Whether it is about the open platform: `Viewer.partner` has more.',
    select: { template: true },
    resolve: ({ template }) => /^(?:partner|callbacks)[A-Z]/.test(template),
  }),
);
