import { describe, expect, test } from 'vitest';
import { ORDER_EVENT_CAUSES } from '../../../api/orders/order/order.ts';
import {
  causeOf,
  factOf,
  holdNoticeOf,
  wrongDeliveryOf,
} from '../../../api/orders/order/orderHistoryDisplay.ts';
import { targetOf } from '../../../api/orders/tradeOffer/steamFact.ts';

const UNTIL = '2026-11-29T02:02:41.000Z';

describe('what happened', () => {
  test('is named by its cause, else by the phase that it led to', () => {
    expect(factOf({ cause: 'paid', toPhase: 'awaitingOffer' })).toEqual({ fact: 'held', tone: 'positive' });
    // Coming back into the wait after a verification is no second payment.
    expect(factOf({ cause: 'offerAbsent', toPhase: 'awaitingOffer' })).toEqual({
      fact: 'offerAwaited',
      tone: 'positive',
    });
    expect(factOf({ cause: 'offer:7', toPhase: 'failed' })).toEqual({ fact: 'failed', tone: 'negative' });
    expect(factOf({ cause: 'buyerCancel', toPhase: 'verifying' })).toEqual({
      fact: 'verifying',
      tone: 'info',
    });
  });

  test('without a change of phase has a name and a colour of its own', () => {
    const causes = [
      'paused',
      'resumed',
      'tradeLinkRefused',
      'tradeLinkReplaced',
      'buyerBanned',
      'cancelAsked',
      'offerPassedOver',
      'wrongItemTaken',
      'pricedDeliveryTaken',
      'wrongOfferOver',
      'offerDiffers',
      'reversedLate',
      'trade:11',
      'faultFound',
    ];
    const facts = causes.map((cause) => {
      const { fact, tone } = factOf({ cause, toPhase: 'awaitingAccept' });
      return `${cause}: ${fact} ${tone}`;
    });
    expect(facts).toMatchInlineSnapshot(`
      [
        "paused: paused info",
        "resumed: resumed positive",
        "tradeLinkRefused: linkRefused warning",
        "tradeLinkReplaced: linkReplaced positive",
        "buyerBanned: buyerBanned warning",
        "cancelAsked: cancelAsked info",
        "offerPassedOver: offerPassedOver warning",
        "wrongItemTaken: wrongItemTaken warning",
        "pricedDeliveryTaken: pricedDeliveryTaken warning",
        "wrongOfferOver: wrongOfferOver positive",
        "offerDiffers: offerDiffers negative",
        "reversedLate: reversedLate negative",
        "trade:11: holdCancelled negative",
        "faultFound: faultFound info",
      ]
    `);
  });
});

describe('Steam’s hold', () => {
  const events = (evidence: Record<string, string>) => [
    { toPhase: 'onHold' as const, cause: 'trade:10', evidence },
    { toPhase: 'onHold' as const, cause: 'paused', evidence: {} },
  ];
  const why = (side: 'buyer' | 'seller', by: string) =>
    holdNoticeOf({ phase: 'onHold', side }, events({ holdCausedBy: by }));
  const end = (side: 'buyer' | 'seller', by: string) =>
    holdNoticeOf({ phase: 'failed', side }, events({ holdCancelledBy: by, holdCausedBy: 'both' }));

  test('is caused by an account, or both', () => {
    expect([why('buyer', 'buyer'), why('seller', 'buyer')]).toEqual(['causedByViewer', 'causedByBuyer']);
    expect([why('buyer', 'seller'), why('seller', 'both')]).toEqual(['causedBySeller', 'causedByBoth']);
  });

  test('is cancelled by one side', () => {
    expect([end('buyer', 'buyer'), end('seller', 'buyer')]).toEqual([
      'cancelledByViewer',
      'cancelledByBuyer',
    ]);
    expect(end('buyer', 'seller')).toBe('cancelledBySeller');
    expect(end('buyer', 'both')).toBeNull();
  });

  test('is not shown where Steam does not say whose it is, and in another phase', () => {
    expect([why('buyer', 'viewer'), why('buyer', 'somebody')]).toEqual([null, null]);
    expect(holdNoticeOf({ phase: 'onHold', side: 'buyer' }, events({}))).toBeNull();
    expect(holdNoticeOf({ phase: 'protected', side: 'buyer' }, events({ holdCausedBy: 'buyer' }))).toBeNull();
  });
});

describe('O-10 a wrong delivery', () => {
  const event = (cause: string, evidence: Record<string, string> = {}) => ({
    toPhase: 'awaitingOffer' as const,
    cause,
    evidence: { steamOfferId: '61', ...evidence },
  });
  const open = (difference: string) => event('offerPassedOver', { difference });
  const taken = event('wrongItemTaken', { reversibleUntil: UNTIL });
  type Order = Parameters<typeof wrongDeliveryOf>[0];
  const read = (order: Pick<Order, 'phase'> & Partial<Order>, ...events: ReturnType<typeof event>[]) =>
    (['buyer', 'seller'] as const).map((side) => {
      const wrong = wrongDeliveryOf({ reason: null, ...order, side }, events);
      return wrong && `${wrong.fault} ${wrong.advice}`;
    });

  test.each([
    ['asset', 'otherItemOffered', 'doNotAccept'],
    ['extraGiven', 'moreOffered', 'doNotAccept'],
    ['extraAsked', 'itemsAsked', 'doNotAccept'],
    // A party that was sent no offer is not asked to decline it.
    ['partner', 'offeredElsewhere', 'waitForOffer'],
  ])('%s: each side reads what it can do', (difference, fault, advice) => {
    const expected = [`${fault} ${advice}`, `${fault} cancelAndResend`];
    expect(read({ phase: 'awaitingOffer' }, open(difference))).toEqual(expected);
    expect(read({ phase: 'delivering' }, open(difference))).toEqual(expected);
  });

  test('accepted: what Steam still allows, until when, and the end; after the end as well', () => {
    const now = ['otherItemTaken waitForItem', 'otherItemTaken resend'];
    expect(read({ phase: 'awaitingOffer' }, open('asset'), taken)).toEqual(now);
    expect(read({ phase: 'verifying' }, open('asset'), taken)).toEqual(now);
    expect(read({ phase: 'failed', reason: 'sellerShipmentTimeout' }, open('asset'), taken)).toEqual([
      'otherItemTaken returnItem',
      'otherItemTaken reverse',
    ]);
    const wrong = wrongDeliveryOf({ phase: 'awaitingOffer', reason: null, side: 'buyer' }, [taken]);
    expect(wrong).toMatchObject({ steamOfferId: '61', reversibleUntil: new Date(UNTIL) });
  });

  test('the ordered item came for something of the buyer’s: shown while it can be reversed, and no longer', () => {
    const priced = event('pricedDeliveryTaken');
    const expected = ['itemsTaken reversePriced', 'itemsTaken returnPriced'];
    expect(read({ phase: 'protected' }, open('extraAsked'), priced)).toEqual(expected);
    expect(read({ phase: 'onHold' }, priced)).toEqual(expected);
    expect(read({ phase: 'completed' }, priced)).toEqual([null, null]);
  });

  test('the buyer has more than was ordered: shown while it can be reversed, and no longer', () => {
    const more = event('extraItemsTaken');
    const expected = ['moreTaken returnMore', 'moreTaken askBack'];
    expect(read({ phase: 'protected' }, open('extraGiven'), more)).toEqual(expected);
    expect(read({ phase: 'completed' }, more)).toEqual([null, null]);
  });

  test('somebody else has another item: it concerns the seller, before and after the end', () => {
    const elsewhere = event('otherItemElsewhere');
    expect(read({ phase: 'awaitingOffer' }, open('partner'), elsewhere)).toEqual([
      null,
      'otherItemElsewhere resendElsewhere',
    ]);
    expect(read({ phase: 'failed', reason: 'sellerShipmentTimeout' }, elsewhere)).toEqual([
      null,
      'otherItemElsewhere reverseElsewhere',
    ]);
    expect(read({ phase: 'awaitingAccept' }, elsewhere)).toEqual([null, null]);
  });

  test('the right offer without the message: told to the seller while it is open; then what was wrong before counts again', () => {
    const untagged = event('offerUntagged');
    const told = [null, 'tagMissing leaveOpen'];
    expect(read({ phase: 'delivering' }, untagged)).toEqual(told);
    expect(read({ phase: 'awaitingAccept' }, open('asset'), event('wrongOfferOver'), untagged)).toEqual(told);
    expect(read({ phase: 'failed', reason: 'buyerDeclined' }, taken, untagged)).toEqual([
      'otherItemTaken returnItem',
      'otherItemTaken reverse',
    ]);
    expect(read({ phase: 'protected' }, untagged)).toEqual([null, null]);
  });

  test('somebody else has it: both read so', () => {
    expect(read({ phase: 'failed', reason: 'wrongDelivery' }, event('offerDiffers'))).toEqual([
      'deliveredElsewhere nothingToDo',
      'deliveredElsewhere reverseElsewhere',
    ]);
  });

  test('nothing where nothing was wrong, where it is over, and where the right item is on its way', () => {
    const nothing = [null, null];
    expect(read({ phase: 'awaitingOffer' })).toEqual(nothing);
    expect(read({ phase: 'awaitingOffer' }, open('asset'), event('wrongOfferOver'))).toEqual(nothing);
    expect(read({ phase: 'awaitingAccept' }, open('asset'), taken)).toEqual(nothing);
    expect(read({ phase: 'failed', reason: 'systemCancelled' }, open('asset'))).toEqual(nothing);
    expect(read({ phase: 'awaitingOffer' }, event('offerDiffers'))).toEqual(nothing);
  });
});

describe('causes of events', () => {
  test('each cause that an event can have has its name; a state that Steam reports is named, too', () => {
    for (const cause of ORDER_EVENT_CAUSES) expect(causeOf(cause)).toBe(cause);
    expect(['ordered', 'paid', 'offer:2', 'trade:12'].map(causeOf)).toEqual([
      'ordered',
      'paid',
      'offerActive',
      'tradeReversed',
    ]);
    expect(['offer:12', 'trade:2', 'trade:8', 'trade:9'].map(causeOf)).toEqual([
      'tradeReversed',
      'tradeComplete',
      'tradeRolledBack',
      'tradeRolledBack',
    ]);
    expect(['constructor', 'of a newer worker', 'offer:99'].map(causeOf)).toEqual([
      'other',
      'other',
      'other',
    ]);
  });

  test('no state of Steam’s that can move an order is without a name', () => {
    const facts = Array.from({ length: 30 }, (_, n) => [`offer:${n}`, `trade:${n}`] as const).flat();
    const moving = facts.filter((fact) => targetOf(fact) !== null);
    expect(moving.length).toBeGreaterThan(20);
    expect(moving.filter((fact) => causeOf(fact) === 'other')).toEqual([]);
  });
});
