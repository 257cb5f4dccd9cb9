import { describe, expect, test } from 'vitest';
import { SteamError } from '../../../api/steam/client/steamError.ts';
import {
  parseOffer,
  parseOfferPage,
  parseTrade,
  parseTradeHold,
} from '../../../api/steam/client/steamOfferShape.ts';
import { codeOfText, kindOfCode, throwIfRefused } from '../../../api/steam/client/steamResult.ts';
import { tradeOfferStates, tradeStatuses } from '../../../api/steam/client/steamState.ts';

const rawOffer = {
  tradeofferid: '6100000001',
  accountid_other: 39_734_273,
  message: 'tag',
  expiration_time: 1_700_000_000,
  trade_offer_state: 3,
  items_to_give: [{ appid: 730, contextid: '2', assetid: '9223372036854775807', classid: '1', amount: '1' }],
  is_our_offer: true,
  time_created: 1_690_000_000,
  time_updated: 1_690_000_100,
  tradeid: '3520000000000000001',
  from_real_time_trade: false,
  escrow_end_date: 0,
  confirmation_method: 0,
  eresult: 1,
};

describe('Steam states', () => {
  test("both tables are gapless and carry Valve's names, Reverted and TradeProtectionRollback included", () => {
    expect(Object.values(tradeOfferStates)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
    expect(Object.values(tradeStatuses)).toEqual(Array.from({ length: 13 }, (_, at) => at));
    expect(tradeOfferStates.Reverted).toBe(12);
    expect(tradeStatuses.TradeProtectionRollback).toBe(12);
  });
});

describe('Steam refusals', () => {
  test.each([
    [null, 'ambiguous'],
    [2, 'ambiguous'],
    [16, 'ambiguous'],
    [20, 'ambiguous'],
    [11, 'definite'],
    [15, 'definite'],
    [26, 'definite'],

    [25, 'transient'],
    [28, 'transient'],
    [50, 'transient'],
    [84, 'transient'],
  ] as const)('EResult %s is %s', (code, kind) => {
    expect(kindOfCode(code)).toBe(kind);
  });

  test('the number is read from the end of the text, or from its wording', () => {
    expect(codeOfText('There was an error sending your trade offer.  Please try again later. (26)')).toBe(26);
    expect(codeOfText('You have sent too many trade offers, or have too many outstanding')).toBe(25);
    expect(codeOfText('You cannot trade with x because they have a trade ban.')).toBe(15);
    expect(codeOfText('something (new)')).toBeNull();
  });

  test('a refusal becomes an error that does not repeat what Steam wrote', () => {
    const refuse = () =>
      throwIfRefused('/tradeoffer/new/send', { strError: 'canary-persona-name (16)' }, 500);
    expect(refuse).toThrow(SteamError);
    expect(refuse).not.toThrow('canary');
    expect(() => throwIfRefused('/x', { tradeofferid: '1' }, 200)).not.toThrow();
    expect(() => throwIfRefused('/x', null, 200)).not.toThrow();
  });
});

describe('Steam shapes', () => {
  test('an offer keeps its 64-bit ids to the last digit, and zero times become null', () => {
    expect(parseOffer({ response: { offer: rawOffer } })).toMatchInlineSnapshot(`
      {
        "escrowEndDate": null,
        "expirationTime": 1700000000,
        "isOurOffer": true,
        "itemsToGive": [
          {
            "appId": 730,
            "assetId": "9223372036854775807",
            "classId": "1",
            "contextId": "2",
            "instanceId": "0",
          },
        ],
        "itemsToReceive": [],
        "message": "tag",
        "partnerSteamId": "76561198000000001",
        "settlementDate": null,
        "state": 3,
        "timeCreated": 1690000000,
        "timeUpdated": 1690000100,
        "tradeId": "3520000000000000001",
        "tradeOfferId": "6100000001",
      }
    `);
  });

  test('a 64-bit id that came as a number has lost digits and is refused', () => {
    const lossy = JSON.parse(
      JSON.stringify({ ...rawOffer, tradeid: 1 }).replace(':1,"from', ':3520000000000000001,"from'),
    );
    expect(() => parseOffer({ response: { offer: lossy } })).toThrow('response.offer.tradeid');
  });

  test('a state that Steam added since is handed on as its number, so that one strange offer hides no other', () => {
    const strange = { ...rawOffer, trade_offer_state: 13 };
    const { sent } = parseOfferPage({ response: { trade_offers_sent: [strange, rawOffer] } });
    expect(sent.offers.map((offer) => offer.state)).toEqual([13, 3]);
    expect(
      parseTrade({ response: { trades: [{ tradeid: '1', steamid_other: '2', time_init: 1, status: 99 }] } })
        ?.status,
    ).toBe(99);
  });

  test('a row that cannot be read hides no other, and says what can be made out in it', () => {
    const rows = [
      rawOffer,
      { ...rawOffer, time_created: 'x' },
      { tradeofferid: '7', message: 5 },
      { tradeofferid: 2 ** 60 },
      null,
    ];
    const { sent, received } = parseOfferPage({
      response: { trade_offers_sent: rows, trade_offers_received: ['x'] },
    });
    expect(sent.offers).toHaveLength(1);
    const nothing = { tradeOfferId: null, message: null, partnerSteamId: null };
    expect(sent.unreadable).toMatchObject([
      {
        tradeOfferId: '6100000001',
        message: 'tag',
        partnerSteamId: '76561198000000001',
        where: 'time_created',
      },
      { ...nothing, tradeOfferId: '7' },
      nothing,
      nothing,
    ]);
    expect(received).toMatchObject({ offers: [], unreadable: [nothing] });
  });

  test('a page of which no offer can be read is an outage; one stranger’s alone is not', () => {
    const page = (count: number) => ({
      response: { trade_offers_received: Array.from({ length: count }, () => ({ id: 'x' })) },
    });
    expect(parseOfferPage(page(2)).received.unreadable).toHaveLength(2);
    expect(() => parseOfferPage(page(3))).toThrow('none of its offers can be read');
  });

  test('an answer of the wrong shape is an outage, a single strange offer is not', () => {
    const isOutage = (read: () => unknown): boolean => {
      try {
        read();
      } catch (error) {
        return (error as SteamError).isOutage;
      }
      throw new Error('it was read');
    };
    for (const response of [undefined, [], { trade_offers_sent: {} }, { trade_offers_sent: 'x' }])
      expect(isOutage(() => parseOfferPage({ response }))).toBe(true);
    expect(isOutage(() => parseOffer({ response: 1 }))).toBe(true);
    expect(isOutage(() => parseOffer({ response: { offer: { ...rawOffer, is_our_offer: 'x' } } }))).toBe(
      false,
    );
  });

  test('nothing found is null, an empty page has no successor, an empty hold is unknown, and an empty answer is rejected', () => {
    expect(parseOffer({ response: {} })).toBeNull();
    expect(parseTrade({ response: {} })).toBeNull();
    expect(parseOfferPage({ response: { next_cursor: 0 } })).toEqual({
      sent: { offers: [], unreadable: [] },
      received: { offers: [], unreadable: [] },
      nextCursor: '0',
    });
    expect(() => parseOfferPage({ response: {} })).toThrow('an empty answer');
    expect(parseTradeHold({ response: {} })).toBe('unknown');
    const both = { escrow_end_duration_seconds: 0 };
    expect(parseTradeHold({ response: { both_escrow: both } })).toBe(0);
  });

  test('a reversed trade shows the returned ids, the returning trade its original', () => {
    const asset = { appid: 730, contextid: '2', assetid: '1', classid: '2', instanceid: '3', amount: '1' };
    const traded = { ...asset, new_assetid: '4', new_contextid: '16', rollback_new_assetid: '5' };
    const base = { tradeid: '10', steamid_other: '76561198000000001', time_init: 1, time_settlement: 2 };
    const original = parseTrade({ response: { trades: [{ ...base, status: 12, assets_given: [traded] }] } });
    expect(original).toMatchObject({
      status: 12,
      timeSettlement: 2,
      timeEscrowEnd: null,
      rollbackTrade: null,
    });
    expect(original?.assetsGiven).toMatchObject([{ newAssetId: '4', rollbackNewAssetId: '5' }]);
    const returning = parseTrade({ response: { trades: [{ ...base, status: 3, rollback_trade: '10' }] } });
    expect(returning?.rollbackTrade).toBe('10');
  });
});
