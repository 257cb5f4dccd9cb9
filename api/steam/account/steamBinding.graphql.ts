import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { ownRow } from './ownRow.ts';
import { SteamAccountNode, SteamAccountTypeEnum } from './steamAccount.graphql.ts';
import {
  BINDING_REASONS,
  type BindingReason,
  type BindingStatus,
  type BindingWay,
  type SteamAccountType,
} from './steamBinding.ts';
import { upperCase } from './upperCase.ts';

/** Number of bindings shown by a page: those of one upload, and earlier ones. */
const BINDINGS_SHOWN = 120;

const BindingStatusEnum = builder.enumType('SteamBindingStatus', {
  description: 'State of a binding.',
  values: {
    PENDING: { value: 'pending', description: 'The market is signing in at Steam, or waiting for Steam.' },
    BOUND: { value: 'bound', description: 'The account is bound.' },
    FAILED: { value: 'failed', description: 'Binding failed for the reason in `reason`.' },
  } as const,
});

const REASON_TEXTS: Record<BindingReason, string> = {
  passwordWrong: 'Steam rejects the account name or the password.',
  codeWrong:
    "Steam rejects the login codes of the Mafile's shared secret, or the typed code: wrong, too old or used.",
  emailCodeWanted: 'Steam requires a code by e-mail: the account has no mobile authenticator.',
  rateLimited: 'Steam temporarily rejects further sign-ins. Try again in an hour.',
  authenticatorMissing: 'Steam requires another confirmation than the code of a mobile authenticator.',
  accountLocked: 'Steam has locked the account.',
  accountBoundElsewhere:
    'The account is bound by another user, and its orders are still in progress. It can be bound once they have ended.',
  replaced: 'A newer upload of the same account replaced this one.',
  bindingClosed: 'Operators have closed binding. A pending binding continues once it is open again.',
  steamLimited:
    'Steam temporarily limits the calls of the market. No account is at fault, and a pending binding is retried automatically.',
  sessionRefused:
    'Steam signed the account in, but does not accept its session. A pending binding is retried automatically.',
  qrDenied: 'The QR code was denied in the Steam app, or is too old.',
  otherAccount: 'Another account than the one that is bound again was signed in.',
  qrUnused: 'Nobody approved the QR code within five minutes.',
  steamDown: 'Steam does not respond. A pending binding is retried automatically.',
};

const BindingReasonEnum = builder.enumType('SteamBindingReason', {
  description: 'Reason for which a binding failed or is waiting.',
  values: Object.fromEntries(
    BINDING_REASONS.map((value) => [upperCase(value), { value, description: REASON_TEXTS[value] }]),
  ),
});

const BindingWayEnum = builder.enumType('SteamBindingWay', {
  description: 'How an account is bound.',
  values: {
    MAFILE: { value: 'mafile', description: 'By its Mafile and password.' },
    QR: { value: 'qr', description: 'By a QR code that its owner approves in the Steam app. Tokens only.' },
    CODE: {
      value: 'code',
      description: 'By name, password and login code, each typed once. Tokens only.',
    },
  } as const,
});

/** The binding of one Mafile, or by one QR code or typed code. */
export const SteamBindingNode = builder.prismaNode('SteamBinding', {
  id: { field: 'id' },
  // Selects single columns, since the role of this process may not read the sealed ones.
  select: { id: true },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.userId ?? NO_ID }),
  authScopes: { signedIn: true },
  description:
    'One upload of one Mafile by the viewer, one QR code or one typed code. The upload is never shown, and is deleted when the binding ends.',
  fields: (t) => ({
    way: t.field({
      type: BindingWayEnum,
      description: 'How the account is bound.',
      select: { way: true },
      resolve: ({ way }) => way as BindingWay,
    }),
    accountName: t.exposeString('accountName', {
      description: 'Name of the Steam account. Empty for a QR code that nobody has approved yet.',
    }),
    challengeUrl: t.exposeString('challengeUrl', {
      nullable: true,
      description:
        'Address for the QR code that the Steam app reads. Changes about every half minute. Null before Steam gave one, and once the binding ended.',
    }),
    type: t.field({
      type: SteamAccountTypeEnum,
      description: 'Type of the account once bound. An account that is already bound keeps its type.',
      select: { type: true },
      resolve: ({ type }) => type as SteamAccountType,
    }),
    status: t.field({
      type: BindingStatusEnum,
      description: 'State of the binding.',
      select: { status: true },
      resolve: ({ status }) => status as BindingStatus,
    }),
    reason: t.field({
      type: BindingReasonEnum,
      nullable: true,
      description: 'Reason for which the binding failed or is waiting.',
      select: { reason: true },
      resolve: ({ reason }) => reason as BindingReason | null,
    }),
    steamAccount: t.relation('steamAccount', {
      type: SteamAccountNode,
      nullable: true,
      description: 'The bound account. Null until it is bound.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the upload.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'Time of the last attempt, or of the end.',
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'steamBindings', (t) =>
  t.prismaField({
    type: [SteamBindingNode],
    nullable: true,
    description: `The viewer's last uploads, newest first. At most ${BINDINGS_SHOWN}.`,
    resolve: (query, user, _args, { platform }) =>
      platform.db.steamBinding.findMany({
        ...query,
        where: { userId: user.id },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: BINDINGS_SHOWN,
      }),
  }),
);

builder.subscriptionField('steamBindingChanged', (t) =>
  t.prismaField({
    type: SteamBindingNode,
    nullable: true,
    description: 'A new or changed binding of the viewer. Null after a gap: read all bindings again.',
    authScopes: { signedIn: true },
    subscribe: (_root, _args, { changes, viewer }) =>
      changes.follow(requireViewer(viewer).userId, 'steamBinding') as AsyncIterable<{ id: string } | null>,
    resolve: (query, event, _args, { platform, viewer }) =>
      ownRow(event, viewer, (where) => platform.db.steamBinding.findUnique({ ...query, where })),
  }),
);
