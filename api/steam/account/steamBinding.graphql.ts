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
  type SteamAccountType,
} from './steamBinding.ts';
import { upperCase } from './upperCase.ts';

/** Bindings that a page shows: those of one upload, and what came before. */
const BINDINGS_SHOWN = 120;

const BindingStatusEnum = builder.enumType('SteamBindingStatus', {
  description: 'Where a binding stands.',
  values: {
    PENDING: { value: 'pending', description: 'The market signs in at Steam, or waits for Steam.' },
    BOUND: { value: 'bound', description: 'The account is bound.' },
    FAILED: { value: 'failed', description: 'It is not; `reason` says why.' },
  } as const,
});

const REASON_TEXTS: Record<BindingReason, string> = {
  passwordWrong: 'Steam does not know this account name with this password.',
  codeWrong: "Steam does not take the codes of the Mafile's shared secret.",
  emailCodeWanted: 'Steam wants a code by e-mail: the account has no mobile authenticator.',
  rateLimited: 'Steam refuses more sign-ins for now; try again in an hour.',
  authenticatorMissing: 'Steam wants another confirmation than the code of a mobile authenticator.',
  accountLocked: 'Steam has locked the account.',
  accountBoundElsewhere: 'Another user has bound the account.',
  replaced: 'A newer upload of the same account took its place.',
  bindingClosed: 'Operators have closed binding. Of a pending binding: it goes on once it is open again.',
  steamDown: 'Steam does not answer. Of a pending binding: it is tried again by itself.',
};

const BindingReasonEnum = builder.enumType('SteamBindingReason', {
  description: 'Why a binding failed, or waits.',
  values: Object.fromEntries(
    BINDING_REASONS.map((value) => [upperCase(value), { value, description: REASON_TEXTS[value] }]),
  ),
});

/** One Mafile on its way to a bound account. */
export const SteamBindingNode = builder.prismaNode('SteamBinding', {
  id: { field: 'id' },
  // Column by column: the sealed ones are not for this process's role.
  select: { id: true },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.userId ?? NO_ID }),
  authScopes: { signedIn: true },
  description:
    'One upload of one Mafile by the viewer. What was uploaded is never shown, and is dropped once it is done.',
  fields: (t) => ({
    accountName: t.exposeString('accountName', { description: 'The account that the Mafile is for.' }),
    type: t.field({
      type: SteamAccountTypeEnum,
      description: 'What the account becomes; one that is bound already keeps its type.',
      select: { type: true },
      resolve: ({ type }) => type as SteamAccountType,
    }),
    status: t.field({
      type: BindingStatusEnum,
      description: 'Where it stands.',
      select: { status: true },
      resolve: ({ status }) => status as BindingStatus,
    }),
    reason: t.field({
      type: BindingReasonEnum,
      nullable: true,
      description: 'Why it failed, or waits.',
      select: { reason: true },
      resolve: ({ reason }) => reason as BindingReason | null,
    }),
    steamAccount: t.relation('steamAccount', {
      type: SteamAccountNode,
      nullable: true,
      description: 'The bound account.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was uploaded.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last tried, or ended.' }),
  }),
});

builder.prismaObjectField(ViewerNode, 'steamBindings', (t) =>
  t.prismaField({
    type: [SteamBindingNode],
    nullable: true,
    description: `The viewer's last uploads, the newest first. At most ${BINDINGS_SHOWN}.`,
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
    description: 'A binding of the viewer that came or changed. Null after a gap: read again.',
    authScopes: { signedIn: true },
    subscribe: (_root, _args, { changes, viewer }) =>
      changes.follow(requireViewer(viewer).userId, 'steamBinding') as AsyncIterable<{ id: string } | null>,
    resolve: (query, event, _args, { platform, viewer }) =>
      ownRow(event, viewer, (where) => platform.db.steamBinding.findUnique({ ...query, where })),
  }),
);
