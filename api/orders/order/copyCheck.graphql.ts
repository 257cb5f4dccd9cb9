import { builder } from '../../http/graphql/builder.ts';
import {
  type CellState,
  type CheckCell,
  type CheckHandling,
  type CheckNote,
  type CheckRow,
  type CheckStage,
  type CheckTrait,
  checkCopy,
  type Decoration,
  notesOf,
} from './copyCheck.ts';
import { OrderNode } from './order.graphql.ts';
import type { OrderPhase, OrderReason } from './order.ts';

const StageEnum = builder.enumType('CopyCheckStage', {
  description: 'A moment at which the copy of an order is compared.',
  values: {
    LISTED: { value: 'listed', description: 'When the seller listed it.' },
    ORDERED: { value: 'ordered', description: 'When it was ordered.' },
    OFFERED: { value: 'offered', description: 'In the trade offer.' },
    RECEIVED: { value: 'received', description: 'Once the buyer has received it.' },
  } as const satisfies Record<string, { value: CheckStage; description: string }>,
});

const TraitEnum = builder.enumType('CopyCheckTrait', {
  description: 'What is compared of a copy.',
  values: {
    ASSET_ID: { value: 'assetId', description: 'Its asset id at Steam, which every trade replaces.' },
    WEAR: { value: 'wear', description: 'Its wear, from 0 (new) to 1 (worn).' },
    SEED: { value: 'seed', description: 'The pattern template of the copy.' },
    DECORATIONS: { value: 'decorations', description: 'Its stickers and its charm.' },
  } as const satisfies Record<string, { value: CheckTrait; description: string }>,
});

const StateEnum = builder.enumType('CopyCheckState', {
  description: 'Result of a comparison with the ordered copy.',
  values: {
    RECORDED: { value: 'recorded', description: 'Stored, with nothing before it to compare it with.' },
    EQUAL: { value: 'equal', description: 'The value equals that of the ordered copy.' },
    DIFFERENT: { value: 'different', description: 'The value differs from that of the ordered copy.' },
    NOT_YET: { value: 'notYet', description: 'The moment is still to come.' },
    NEVER: { value: 'never', description: 'The order ended before this moment.' },
    NOT_RECORDED: { value: 'notRecorded', description: 'The moment has passed, and nothing was stored.' },
    NOT_SHOWN: { value: 'notShown', description: 'Steam did not show this of the copy.' },
  } as const satisfies Record<string, { value: CellState; description: string }>,
});

const HandlingEnum = builder.enumType('CopyCheckHandling', {
  description: 'What was done about an offer that differs from its order.',
  values: {
    BLOCKED: {
      value: 'blocked',
      description: 'It was blocked automatically: never confirmed, cancelled, and the order with it.',
    },
    PASSED_OVER: {
      value: 'passedOver',
      description: 'It does not count as a delivery, and both sides were told. The right one may still come.',
    },
    OVER: { value: 'over', description: 'It did not count as a delivery and has ended.' },
    TAKEN: {
      value: 'taken',
      description: 'The buyer accepted it. It is not a delivery, and Steam can reverse it for seven days.',
    },
    PRICED_TAKEN: {
      value: 'pricedTaken',
      description: 'The buyer accepted it and gave an item in return. Steam can reverse it for seven days.',
    },
    MORE_TAKEN: {
      value: 'moreTaken',
      description: 'The buyer accepted it and received more than was ordered.',
    },
    TAKEN_ELSEWHERE: {
      value: 'takenElsewhere',
      description: 'Another account accepted it. It gave another item, so the right one may still come.',
    },
    DELIVERED_ELSEWHERE: {
      value: 'deliveredElsewhere',
      description: 'The ordered copy went to another account, which ended the order.',
    },
  } as const satisfies Record<string, { value: CheckHandling; description: string }>,
});

const DecorationRef = builder.objectRef<Decoration>('CopyDecoration').implement({
  authScopes: { signedIn: true },
  description: 'A sticker or a charm on a copy.',
  fields: (t) => ({
    nameZh: t.exposeString('nameZh', { description: 'Its name in Chinese.' }),
    nameEn: t.exposeString('nameEn', { description: 'Its name in English.' }),
    wear: t.float({
      nullable: true,
      description: 'Wear of a sticker, 0 to 1. Null for a charm, and where it is unknown.',
      resolve: ({ wear }) => wear ?? null,
    }),
    seed: t.int({
      nullable: true,
      description: 'Pattern template of a charm. Null for a sticker, and where it is unknown.',
      resolve: ({ seed }) => seed ?? null,
    }),
  }),
});

const CellRef = builder.objectRef<CheckCell>('CopyCheckCell').implement({
  authScopes: { signedIn: true },
  description: 'One trait of the copy at one moment.',
  fields: (t) => ({
    stage: t.expose('stage', { type: StageEnum, description: 'The moment that the cell is about.' }),
    state: t.expose('state', { type: StateEnum, description: 'Result of the comparison.' }),
    value: t.exposeString('value', {
      nullable: true,
      description: 'The asset id, the wear or the seed. Null where there is none.',
    }),
    newValue: t.exposeString('newValue', {
      nullable: true,
      description: 'The asset id under which the buyer received the copy. Null elsewhere.',
    }),
    decorations: t.field({
      type: [DecorationRef],
      description: 'The stickers by slot, then the charm. Empty for other traits.',
      resolve: ({ decorations }) => [...decorations],
    }),
  }),
});

const RowRef = builder.objectRef<CheckRow>('CopyCheckRow').implement({
  authScopes: { signedIn: true },
  description: 'One trait of the copy at all moments.',
  fields: (t) => ({
    trait: t.expose('trait', { type: TraitEnum, description: 'The trait that the row compares.' }),
    cells: t.field({
      type: [CellRef],
      description: 'The four moments in their order.',
      resolve: ({ cells }) => cells,
    }),
  }),
});

const DifferenceEnum = builder.enumType('CopyDifference', {
  description: 'How an offer differs from its order.',
  values: {
    ASSET: { value: 'asset', description: 'It gives another copy than the ordered one.' },
    PARTNER: { value: 'partner', description: 'It was sent to another account.' },
    EXTRA_GIVEN: { value: 'extraGiven', description: 'It gives more than was ordered.' },
    EXTRA_ASKED: { value: 'extraAsked', description: 'It asks for something in return.' },
  } as const,
});

const NoteRef = builder.objectRef<CheckNote>('CopyCheckNote').implement({
  authScopes: { signedIn: true },
  description: 'An offer that differs from its order, and what was done about it.',
  fields: (t) => ({
    difference: t.field({
      type: DifferenceEnum,
      description: 'How the offer differs from the order.',
      resolve: ({ difference }) => difference as (typeof DifferenceEnum)['$inferType'],
    }),
    steamOfferId: t.exposeString('steamOfferId', {
      description: "Steam's number of the offer. Empty where it is unknown.",
    }),
    handling: t.expose('handling', { type: HandlingEnum, description: 'What was done about it.' }),
    isRefunded: t.exposeBoolean('isRefunded', {
      description: 'True if the order has failed, so that its money went back to the buyer.',
    }),
  }),
});

const CheckRef = builder.objectRef<{ rows: CheckRow[]; notes: CheckNote[] }>('CopyCheck').implement({
  authScopes: { signedIn: true },
  description:
    'Comparison of the copy of an order at four moments: when it was listed and ordered, in the offer, and once received.',
  fields: (t) => ({
    rows: t.field({
      type: [RowRef],
      description: 'The traits that are compared. One that the copy has at no moment has no row.',
      resolve: ({ rows }) => rows,
    }),
    notes: t.field({
      type: [NoteRef],
      description: 'The offers that differ from the order, the oldest first.',
      resolve: ({ notes }) => notes,
    }),
  }),
});

builder.prismaObjectField(OrderNode, 'copyCheck', (t) =>
  t.field({
    type: CheckRef,
    description: 'Whether the copy that was listed is the one that was offered and received.',
    resolve: async (order, _args, { loaders }) => {
      const [{ offer }, { listedCopy, copies, events }] = await Promise.all([
        loaders.orderParts.load(order.id),
        loaders.orderHistory.load(order.id),
      ]);
      const state = {
        phase: order.phase as OrderPhase,
        reason: order.reason as OrderReason | null,
        isAutomatic: order.isAutomatic,
      };
      return {
        rows: checkCopy({
          ...state,
          steamOfferId: offer?.steamOfferId ?? null,
          steamTradeId: offer?.steamTradeId ?? null,
          listedCopy,
          copies,
        }),
        notes: notesOf(state, events),
      };
    },
  }),
);
