import { describe, expect, test } from 'vitest';
import {
  type CheckedOrder,
  checkCopy,
  notesOf,
  type StagedCopy,
  type StoredCopy,
} from '../../../api/orders/order/copyCheck.ts';
import type { OrderPhase } from '../../../api/orders/order/order.ts';

const STICKER = { marketHashName: 'Sticker | A', nameZh: '印花', nameEn: 'Sticker', wear: 0 };
const CHARM = { marketHashName: 'Charm | B', nameZh: '挂件', nameEn: 'Charm', seed: 12 };
const COPY: StoredCopy = {
  assetId: '100',
  floatValue: 0.1523817,
  paintSeed: 412,
  stickers: [STICKER],
  charm: CHARM,
};
const staged = (stage: string, copy: StoredCopy = COPY, source = ''): StagedCopy => ({ stage, source, copy });

function orderWith(given: Partial<CheckedOrder>): CheckedOrder {
  return {
    phase: 'awaitingOffer',
    reason: null,
    isAutomatic: true,
    steamOfferId: null,
    steamTradeId: null,
    listedCopy: COPY,
    copies: [staged('ordered')],
    ...given,
  };
}

const statesOf = (given: Partial<CheckedOrder>) =>
  Object.fromEntries(
    checkCopy(orderWith(given)).map(({ trait, cells }) => [trait, cells.map(({ state }) => state).join(' ')]),
  );

describe('the check of a copy', () => {
  test('a row a trait, a cell a stage, in their order', () => {
    const rows = checkCopy(orderWith({}));
    expect(rows.map(({ trait }) => trait)).toEqual(['assetId', 'wear', 'seed', 'decorations']);
    expect(rows[0]?.cells.map(({ stage }) => stage)).toEqual(['listed', 'ordered', 'offered', 'received']);
    expect(rows.map(({ cells }) => cells[1]?.value)).toEqual(['100', '0.1523817', '412', null]);
    expect(rows[3]?.cells[1]?.decorations).toEqual([STICKER, CHARM]);
  });

  test('all the same from listing to the receiver, under the new id of the trade', () => {
    const given = { phase: 'protected', steamOfferId: '7', steamTradeId: '8' } as const;
    const received = { assetId: '100', newAssetId: '200' };
    const copies = [
      staged('ordered'),
      staged('offered', COPY, '7'),
      staged('received', received, '8'),
      staged('arrived', { ...COPY, assetId: '200', floatValue: Math.fround(0.1523817) }, '8'),
    ];
    const same = 'recorded equal equal equal';
    expect(statesOf({ ...given, copies })).toEqual({
      assetId: same,
      wear: same,
      seed: same,
      decorations: same,
    });
    const [ids] = checkCopy(orderWith({ ...given, copies }));
    expect(ids?.cells[3]).toMatchObject({ value: '100', newValue: '200' });
    const wear = checkCopy(orderWith({ ...given, copies }))[1]?.cells[3];
    expect(wear).toMatchObject({ newValue: null, decorations: [] });
    // What the buyer got elsewhere is no part of it.
    const foreign = copies.map((each) =>
      each.stage === 'arrived' ? { ...each, copy: { ...COPY, assetId: '201' } } : each,
    );
    expect(statesOf({ ...given, copies: foreign }).wear).toBe('recorded equal equal notShown');
    // Without the buyer's inventory only the id is known.
    expect(statesOf({ ...given, copies: copies.slice(0, 3) })).toMatchObject({
      assetId: same,
      wear: 'recorded equal equal notShown',
      decorations: 'recorded equal equal notShown',
    });
  });

  test('each difference is found by itself', () => {
    const offered = (change: Partial<StoredCopy>) =>
      statesOf({
        phase: 'awaitingAccept',
        steamOfferId: '7',
        copies: [staged('ordered'), staged('offered', { ...COPY, ...change }, '7')],
      });
    const [equal, other] = ['recorded equal equal notYet', 'recorded equal different notYet'];
    const all = { assetId: equal, wear: equal, seed: equal, decorations: equal };
    expect(offered({})).toEqual(all);
    expect(offered({ assetId: '101' })).toEqual({ ...all, assetId: other });
    expect(offered({ floatValue: 0.16 })).toEqual({ ...all, wear: other });
    expect(offered({ paintSeed: 413 })).toEqual({ ...all, seed: other });
    expect(offered({ stickers: [] })).toEqual({ ...all, decorations: other });
    expect(offered({ stickers: [{ ...STICKER, wear: 0.5 }] })).toEqual({ ...all, decorations: other });
    expect(offered({ charm: null })).toEqual({ ...all, decorations: other });
    expect(offered({ charm: { ...CHARM, seed: 13 } })).toEqual({ ...all, decorations: other });
    expect(offered({ stickers: [{ ...STICKER, wear: null }] })).toEqual({ ...all, decorations: other });
    const wornAlike = [{ ...STICKER, wear: 0.1 }];
    const listedCopy = { ...COPY, stickers: wornAlike };
    const rounded = { ...COPY, stickers: [{ ...STICKER, wear: Math.fround(0.1) }] };
    expect(statesOf({ listedCopy, copies: [staged('ordered', rounded)] }).decorations).toBe(
      'recorded equal notYet notYet',
    );
  });

  test('a copy that was changed between listing and order is told as such', () => {
    expect(statesOf({ listedCopy: { ...COPY, stickers: [] } }).decorations).toBe(
      'different equal notYet notYet',
    );
  });

  test('nothing is made up: what is to come, what never came, and what nobody recorded', () => {
    const stages = (phase: OrderPhase, given: Partial<CheckedOrder> = {}) =>
      statesOf({ phase, ...given })
        .assetId?.split(' ')
        .slice(2)
        .join(' ');
    for (const phase of ['creating', 'awaitingPayment', 'awaitingOffer', 'delivering', 'verifying'] as const)
      expect([phase, stages(phase)]).toEqual([phase, 'notYet notYet']);
    for (const phase of ['awaitingAccept', 'onHold'] as const)
      expect([phase, stages(phase)]).toEqual([phase, 'notRecorded notYet']);
    for (const phase of ['protected', 'completed'] as const)
      expect([phase, stages(phase)]).toEqual([phase, 'notRecorded notRecorded']);
    expect(stages('failed', { reason: 'sellerShipmentTimeout' })).toBe('never never');
    expect(stages('failed', { reason: 'buyerDeclined', steamOfferId: '7' })).toBe('notRecorded never');
    expect(stages('failed', { reason: 'reversed', steamOfferId: '7' })).toBe('notRecorded notRecorded');
    expect(statesOf({ listedCopy: null, copies: [], phase: 'completed' })).toEqual({
      assetId: 'notRecorded notRecorded notRecorded notRecorded',
    });
    // An order of an earlier version whose offer came later has nothing to be compared with.
    const late = {
      listedCopy: null,
      copies: [staged('offered', COPY, '7')],
      phase: 'awaitingAccept',
    } as const;
    expect(statesOf(late).assetId).toBe('notRecorded notRecorded recorded notYet');
    expect(statesOf({ listedCopy: null }).assetId).toBe('notRecorded recorded notYet notYet');
    const unlisted = { listedCopy: null, copies: [staged('ordered'), staged('offered', COPY, '7')] };
    expect(statesOf({ ...unlisted, phase: 'awaitingAccept' }).assetId).toBe(
      'notRecorded recorded equal notYet',
    );
  });

  test('of several offers the one that counts is compared, and without one the last', () => {
    const wrong = { ...COPY, assetId: '101' };
    const copies = [staged('ordered'), staged('offered', COPY, '7'), staged('offered', wrong, '9')];
    const ofOffer = (steamOfferId: string | null) => statesOf({ copies, steamOfferId }).assetId;
    expect(ofOffer('7')).toBe('recorded equal equal notYet');
    expect(ofOffer('9')).toBe('recorded equal different notYet');
    expect(ofOffer(null)).toBe('recorded equal different notYet');
  });

  test('stickers without a charm are shown alone', () => {
    const copy = { ...COPY, charm: null };
    const rows = checkCopy(orderWith({ listedCopy: copy, copies: [staged('ordered', copy)] }));
    expect(rows[3]?.cells[0]?.decorations).toEqual([STICKER]);
  });

  test('a case has no wear, no seed and no stickers, and no rows of them', () => {
    const plain: StoredCopy = {
      assetId: '100',
      floatValue: null,
      paintSeed: null,
      stickers: [],
      charm: null,
    };
    expect(statesOf({ listedCopy: plain, copies: [staged('ordered', plain)] })).toEqual({
      assetId: 'recorded equal notYet notYet',
    });
  });
});

describe('what was done about a difference', () => {
  const event = (cause: string, evidence: Record<string, string> = {}) => ({
    toPhase: 'awaitingOffer' as const,
    cause,
    evidence: { difference: 'asset', steamOfferId: '7', ...evidence },
  });

  test.each([
    ['offerDiffers', true, 'blocked'],
    ['offerDiffers', false, 'deliveredElsewhere'],
    ['offerPassedOver', false, 'passedOver'],
    ['wrongOfferOver', false, 'over'],
    ['wrongItemTaken', false, 'taken'],
    ['pricedDeliveryTaken', false, 'pricedTaken'],
    ['extraItemsTaken', false, 'moreTaken'],
    ['otherItemElsewhere', false, 'takenElsewhere'],
  ] as const)('%s (automatic: %s) is %s', (cause, isAutomatic, handling) => {
    const note = { difference: 'asset', steamOfferId: '7', handling };
    expect(notesOf({ phase: 'verifying', isAutomatic }, [event(cause)])).toEqual([
      { ...note, isRefunded: false },
    ]);
    expect(notesOf({ phase: 'failed', isAutomatic }, [event(cause)])).toEqual([
      { ...note, isRefunded: true },
    ]);
  });

  test('the last word about each offer counts, and other events say nothing', () => {
    const events = [
      event('offerPassedOver'),
      event('paid'),
      event('offerPassedOver', { steamOfferId: '8', difference: 'partner' }),
      event('wrongOfferOver'),
      event('paid'),
    ];
    expect(notesOf({ phase: 'awaitingOffer', isAutomatic: false }, events)).toEqual([
      { difference: 'asset', steamOfferId: '7', handling: 'over', isRefunded: false },
      { difference: 'partner', steamOfferId: '8', handling: 'passedOver', isRefunded: false },
    ]);
  });

  test('an event without evidence still says that another copy was offered', () => {
    const bare = { toPhase: 'failed', cause: 'offerDiffers', evidence: {} } as const;
    expect(notesOf({ phase: 'failed', isAutomatic: true }, [bare])).toEqual([
      { difference: 'asset', steamOfferId: '', handling: 'blocked', isRefunded: true },
    ]);
  });
});
