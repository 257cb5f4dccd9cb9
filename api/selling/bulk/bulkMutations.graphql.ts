import { AccountBlocked } from '../../accounts/user/user.errors.ts';
import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { ServiceClosed } from '../../kernel/closure/closure.errors.ts';
import { RequestIdReused } from '../../kernel/request/request.errors.ts';
import { NothingSelected, UndoNotAllowed } from '../listing/listing.errors.ts';
import { BulkActionUnknown, BulkQueueFull, BulkSelectionChanged } from './bulk.errors.ts';
import { BulkActionNode } from './bulkAction.graphql.ts';
import { BULK_WAITING_MAX } from './bulkAction.ts';
import {
  cancelBulkAction,
  pauseBulkAction,
  resumeBulkAction,
  startBulkAction,
  undoBulkAction,
} from './bulkActions.ts';
import { BulkChangeInput, BulkSelectionInput, readChange, readSelection } from './bulkInput.graphql.ts';

type Payload = { actionId: string };
type PayloadFields = Parameters<
  NonNullable<Parameters<ReturnType<typeof builder.objectRef<Payload>>['implement']>[0]['fields']>
>[0];

/** The payload of every mutation that begins or changes an action. */
const actionPayload = {
  description: 'The bulk action after the mutation.',
  outputFields: (t: PayloadFields) => ({
    bulkAction: t.prismaField({
      type: BulkActionNode,
      description: 'The action in its new state.',
      resolve: (query, { actionId }, _args, { platform, viewer }) =>
        platform.db.bulkAction.findUniqueOrThrow({
          ...query,
          where: { id: actionId, userId: requireViewer(viewer).userId },
        }),
    }),
    viewer: t.prismaField({
      type: ViewerNode,
      description: 'The viewer, with the current bulk actions.',
      resolve: (query, _payload, _args, context) => getViewer(query, context),
    }),
  }),
};

builder.relayMutationField(
  'startBulkAction',
  {
    description: 'The targets of a bulk action, and what it does with them.',
    inputFields: (t) => ({
      selection: t.field({
        type: BulkSelectionInput,
        required: true,
        description: 'The copies or listings that the action is about.',
      }),
      change: t.field({
        type: BulkChangeInput,
        required: true,
        description: 'What the action does with each target.',
      }),
      digest: t.string({
        required: false,
        description:
          '`digest` of the dry run: the action is taken only if the same targets match now. Default: the targets that match now.',
      }),
      clientRequestId: t.string({
        required: true,
        description:
          'Idempotency key made by the client, 8 to 64 characters. Repeating it returns the same action.',
      }),
    }),
  },
  {
    description:
      'Begins an action on any number of copies or listings. The market carries it out part by part and ' +
      'reports by `bulkActionChanged`. One runs at a time for each seller; the next ones wait, the oldest first, ' +
      `at most ${BULK_WAITING_MAX}. The targets of one that waits are those that match now, its prices those of its turn.`,
    authScopes: { signedIn: true },
    errors: {
      types: [
        NothingSelected,
        BulkSelectionChanged,
        ServiceClosed,
        AccountBlocked,
        BulkQueueFull,
        RequestIdReused,
      ],
    },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireViewer(context.viewer);
      const selection = await readSelection(input.selection, context);
      const { clientRequestId, digest = null, ...asked } = input;
      const change = readChange(input.change);
      const request = { userId, selection, change, clientRequestId, digest, asked };
      return { actionId: await startBulkAction(context.platform, request) };
    },
  },
  actionPayload,
);

const CHANGES = {
  pauseBulkAction: {
    act: pauseBulkAction,
    description:
      'Pauses a running action after the part that is under way; the next one that waits begins. Repeating it ' +
      'changes nothing.',
    types: [BulkActionUnknown],
  },
  cancelBulkAction: {
    act: cancelBulkAction,
    description:
      'Takes back what waits: a new action, which never begins then, or the undo or resumption of another one, which ' +
      'stays as it was. Repeating it changes nothing.',
    types: [BulkActionUnknown],
  },
  resumeBulkAction: {
    act: resumeBulkAction,
    description:
      'Goes on with a paused or stopped action. While another one is at work it waits for its turn: `waitingFor`. ' +
      'Repeating it changes nothing.',
    types: [BulkActionUnknown, BulkQueueFull],
  },
  undoBulkAction: {
    act: undoBulkAction,
    description:
      'Begins to undo everything that an action has done, within a day of its end. What was bought or ' +
      'changed since is skipped. While another one is at work the undo waits for its turn: `waitingFor`. Repeating ' +
      'it changes nothing.',
    types: [BulkActionUnknown, BulkQueueFull, UndoNotAllowed],
  },
};

for (const [name, { act, description, types }] of Object.entries(CHANGES))
  builder.relayMutationField(
    name,
    {
      description: 'The bulk action to cancel, pause, resume or undo.',
      inputFields: (t) => ({
        id: t.globalID({ required: true, for: BulkActionNode, description: 'A bulk action of the viewer.' }),
      }),
    },
    {
      description,
      authScopes: { signedIn: true },
      errors: { types },
      resolve: async (_root, { input }, { platform, viewer }) => {
        const actionId = input.id.id;
        await act(platform, { userId: requireViewer(viewer).userId, actionId });
        return { actionId };
      },
    },
    actionPayload,
  );
