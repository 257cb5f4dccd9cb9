import type { OrderPhase, OrderReason } from './order.ts';
import type { DisplayedEvent } from './orderHistoryDisplay.ts';

/** The moments at which the copy of an order is compared, in their order. */
export const CHECK_STAGES = ['listed', 'ordered', 'offered', 'received'] as const;
export type CheckStage = (typeof CHECK_STAGES)[number];

/** What is compared. */
export const CHECK_TRAITS = ['assetId', 'wear', 'seed', 'decorations'] as const;
export type CheckTrait = (typeof CHECK_TRAITS)[number];

/** A sticker, or the charm, on a copy. */
export interface Decoration {
  marketHashName: string;
  nameZh: string;
  nameEn: string;
  /** Wear of a sticker, 0 to 1. */
  wear?: number | null;
  /** Pattern template of a charm. */
  seed?: number | null;
}

/**
 * A copy as it was stored at a stage. A trait that Steam did not show is missing; one that the copy does not have is
 * null, or an empty list.
 */
export interface StoredCopy {
  assetId: string;
  newAssetId?: string | null;
  floatValue?: number | null;
  paintSeed?: number | null;
  stickers?: readonly Decoration[];
  charm?: Decoration | null;
}

/** A stored copy with its stage and Steam's number of its offer or trade, the oldest first among others. */
export interface StagedCopy {
  stage: string;
  source: string;
  copy: StoredCopy;
}

/** The part of an order that its check depends on. */
export interface CheckedOrder {
  phase: OrderPhase;
  reason: OrderReason | null;
  isAutomatic: boolean;
  /** Steam's numbers of the offer and the trade that count. */
  steamOfferId: string | null;
  steamTradeId: string | null;
  listedCopy: StoredCopy | null;
  copies: readonly StagedCopy[];
}

/**
 * `recorded`: stored, and nothing to compare it with. `notYet`: the stage is still to come. `never`: the order ended
 * before it. `notRecorded`: it passed, and nothing was stored. `notShown`: Steam did not show this trait.
 */
export type CellState = 'recorded' | 'equal' | 'different' | 'notYet' | 'never' | 'notRecorded' | 'notShown';

/** A trait at a stage. */
export interface CheckCell {
  stage: CheckStage;
  state: CellState;
  /** The asset id, the wear or the seed; null if there is none. */
  value: string | null;
  /** The asset id that the receiver got; null at other stages and traits. */
  newValue: string | null;
  /** Stickers by slot, then the charm; empty for other traits. */
  decorations: readonly Decoration[];
}

/** One trait at all stages. */
export interface CheckRow {
  trait: CheckTrait;
  cells: CheckCell[];
}

type Stored = Record<CheckStage, StoredCopy | null>;

/** The copy of the offer or trade that counts, or else the last one. */
function pick({ copies }: CheckedOrder, stage: string, source: string | null): StoredCopy | null {
  const found = copies.filter((each) => each.stage === stage);
  return (found.find((each) => each.source === source) ?? found.at(-1))?.copy ?? null;
}

/** A received copy with what the buyer's own inventory shows of it; its new id names it there. */
function receivedOf(order: CheckedOrder): StoredCopy | null {
  const received = pick(order, 'received', order.steamTradeId);
  if (!received) return null;
  const { assetId, newAssetId } = received;
  const arrived = order.copies.find(({ stage, copy }) => stage === 'arrived' && copy.assetId === newAssetId);
  return { ...arrived?.copy, assetId, ...(newAssetId ? { newAssetId } : {}) };
}

const AFTER_TRADE: readonly OrderPhase[] = ['protected', 'completed'];
const AFTER_OFFER: readonly OrderPhase[] = ['awaitingAccept', 'onHold', ...AFTER_TRADE];

/** Why a stage has no copy. */
function missingState(stage: CheckStage, order: CheckedOrder): CellState {
  if (stage === 'listed' || stage === 'ordered') return 'notRecorded';
  if (order.phase === 'failed') {
    const was = stage === 'offered' ? order.steamOfferId !== null : order.reason === 'reversed';
    return was ? 'notRecorded' : 'never';
  }
  const passed = stage === 'offered' ? AFTER_OFFER : AFTER_TRADE;
  return passed.includes(order.phase) ? 'notRecorded' : 'notYet';
}

/** A trait as a value that is equal for equal copies; undefined if it is not shown, null if the copy has none. */
function faceOf(trait: CheckTrait, copy: StoredCopy): string | number | null | undefined {
  switch (trait) {
    case 'assetId':
      return copy.assetId;
    case 'wear':
      // Steam's floats have 32 bits, however many digits are given.
      return copy.floatValue == null ? copy.floatValue : Math.fround(copy.floatValue);
    case 'seed':
      return copy.paintSeed;
    case 'decorations': {
      if (copy.stickers === undefined) return undefined;
      const faces = decorationsOf(copy).map(({ marketHashName, wear, seed }) => [
        marketHashName,
        wear == null ? null : Math.fround(wear),
        seed ?? null,
      ]);
      return JSON.stringify(faces);
    }
  }
}

function decorationsOf({ stickers = [], charm }: StoredCopy): Decoration[] {
  return charm ? [...stickers, charm] : [...stickers];
}

const WRITTEN: Record<CheckTrait, (copy: StoredCopy) => string | null> = {
  assetId: ({ assetId }) => assetId,
  wear: ({ floatValue }) => (floatValue == null ? null : String(floatValue)),
  seed: ({ paintSeed }) => (paintSeed == null ? null : String(paintSeed)),
  decorations: () => null,
};

function cellOf(trait: CheckTrait, stage: CheckStage, stored: Stored, order: CheckedOrder): CheckCell {
  const empty = { stage, value: null, newValue: null, decorations: [] };
  const copy = stored[stage];
  if (!copy) return { ...empty, state: missingState(stage, order) };
  const face = faceOf(trait, copy);
  if (face === undefined) return { ...empty, state: 'notShown' };
  const value = WRITTEN[trait](copy);
  const newValue = trait === 'assetId' ? (copy.newAssetId ?? null) : null;
  const decorations = trait === 'decorations' ? decorationsOf(copy) : [];
  return { stage, state: stateOf(trait, stage, face, stored), value, newValue, decorations };
}

/** What was ordered is what the others are compared with, and what was listed where that is not stored. */
function stateOf(
  trait: CheckTrait,
  stage: CheckStage,
  face: string | number | null,
  stored: Stored,
): CellState {
  const standard = stored.ordered ?? stored.listed;
  if (!standard) return 'recorded';
  if (face !== faceOf(trait, standard)) return 'different';
  const isFirst = stage === 'listed' || (stage === 'ordered' && !stored.listed);
  return isFirst ? 'recorded' : 'equal';
}

/**
 * Compares the copy of an order at its four stages. A trait that no stage has, such as the wear of a case, has no row;
 * the asset id always has one.
 */
export function checkCopy(order: CheckedOrder): CheckRow[] {
  const stored: Stored = {
    listed: order.listedCopy,
    ordered: pick(order, 'ordered', null),
    offered: pick(order, 'offered', order.steamOfferId),
    received: receivedOf(order),
  };
  const rows = CHECK_TRAITS.map((trait) => ({
    trait,
    cells: CHECK_STAGES.map((stage) => cellOf(trait, stage, stored, order)),
  }));
  return rows.filter(
    ({ trait, cells }) =>
      trait === 'assetId' || cells.some(({ value, decorations }) => value !== null || decorations.length > 0),
  );
}

/** What was done about an offer that differed from its order. */
export type CheckHandling =
  | 'blocked'
  | 'passedOver'
  | 'over'
  | 'taken'
  | 'pricedTaken'
  | 'moreTaken'
  | 'takenElsewhere'
  | 'deliveredElsewhere';

/** An offer that differed, and what was done about it. */
export interface CheckNote {
  /** partner | asset | extraGiven | extraAsked */
  difference: string;
  /** Steam's number of the offer; empty where it is unknown. */
  steamOfferId: string;
  handling: CheckHandling;
  /** The order has failed, so that its money went back to the buyer. */
  isRefunded: boolean;
}

const HANDLINGS: Readonly<Record<string, CheckHandling>> = {
  offerPassedOver: 'passedOver',
  wrongOfferOver: 'over',
  wrongItemTaken: 'taken',
  pricedDeliveryTaken: 'pricedTaken',
  extraItemsTaken: 'moreTaken',
  otherItemElsewhere: 'takenElsewhere',
};

function handlingOf(cause: string, isAutomatic: boolean): CheckHandling | undefined {
  if (cause === 'offerDiffers') return isAutomatic ? 'blocked' : 'deliveredElsewhere';
  return HANDLINGS[cause];
}

/** The offers that differed from their order, each with the last thing that was done about it, the oldest first. */
export function notesOf(
  { phase, isAutomatic }: Pick<CheckedOrder, 'phase' | 'isAutomatic'>,
  events: readonly DisplayedEvent[],
): CheckNote[] {
  const notes = new Map<string, CheckNote>();
  for (const { cause, evidence } of events) {
    const handling = handlingOf(cause, isAutomatic);
    if (!handling) continue;
    const { difference = 'asset', steamOfferId = '' } = evidence;
    notes.set(steamOfferId, { difference, steamOfferId, handling, isRefunded: phase === 'failed' });
  }
  return [...notes.values()];
}
