import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { wrongDelivery } from '../../web/order/wrongDelivery.ts';

const zh: Record<string, string> = JSON.parse(readFileSync('web/order/locales/zh.json', 'utf8'));

const proof = (difference: string) => [
  { name: 'difference', value: difference },
  { name: 'steamOfferId', value: '61' },
];
const waiting = { phase: 'AWAITING_OFFER', statusText: 'AWAITING_OFFER' };
const open = (difference = 'asset') => ({
  sequence: 3,
  cause: 'offerPassedOver',
  evidence: proof(difference),
});
const taken = { sequence: 4, cause: 'wrongItemTaken', evidence: proof('asset') };

describe('O-10 the banner of a wrong delivery', () => {
  test.each(['asset', 'extraGiven', 'extraAsked', 'partner'])(
    '%s: each side reads what it can do',
    (difference) => {
      for (const direction of ['BUY', 'SELL']) {
        const told = wrongDelivery({ ...waiting, direction, events: [open(difference)] });
        expect(zh[told?.titleKey ?? ''], direction).toBeDefined();
        expect(zh[told?.bodyKey ?? ''], direction).toBeDefined();
      }
      const buyers = wrongDelivery({ ...waiting, direction: 'BUY', events: [open(difference)] });
      // Who was sent nothing is not asked to refuse it.
      expect(zh[buyers?.bodyKey ?? '']?.includes('请不要接受')).toBe(difference !== 'partner');
    },
  );

  test('accepted: what Steam still allows, until when, and the end; after the end as well', () => {
    for (const direction of ['BUY', 'SELL']) {
      const events = [open(), taken];
      const now = wrongDelivery({ ...waiting, direction, events });
      expect(zh[now?.bodyKey ?? '']).toMatch(/\{\{time\}\}.*\{\{until\}\}|\{\{until\}\}.*\{\{time\}\}/);
      const failed = { phase: 'FAILED', statusText: 'SELLER_SHIPMENT_TIMEOUT', direction, events };
      expect(zh[wrongDelivery(failed)?.bodyKey ?? '']).toContain('{{until}}');
    }
  });

  test('the ordered item came for something of the buyer’s: told while it can be reversed, and no longer', () => {
    const priced = { sequence: 4, cause: 'pricedDeliveryTaken', evidence: proof('extraAsked') };
    const delivered = { phase: 'PROTECTED', statusText: 'PROTECTED', events: [open('extraAsked'), priced] };
    for (const direction of ['BUY', 'SELL']) {
      const told = wrongDelivery({ ...delivered, direction });
      expect(zh[told?.titleKey ?? '']).toBeDefined();
      expect(zh[told?.bodyKey ?? '']).toContain('{{until}}');
      expect(wrongDelivery({ ...delivered, phase: 'COMPLETED', direction })).toBeNull();
    }
  });

  test('somebody else has it: said so to both', () => {
    const event = { sequence: 5, cause: 'offerDiffers', evidence: proof('partner') };
    for (const direction of ['BUY', 'SELL']) {
      const told = wrongDelivery({
        phase: 'FAILED',
        statusText: 'WRONG_DELIVERY',
        direction,
        events: [event],
      });
      expect(zh[told?.bodyKey ?? '']).toBeDefined();
    }
  });

  test('nothing where nothing was wrong, where it is over, and where the right item is on its way', () => {
    const over = { sequence: 9, cause: 'wrongOfferOver', evidence: [] };
    expect(wrongDelivery({ ...waiting, direction: 'BUY', events: [] })).toBeNull();
    expect(wrongDelivery({ ...waiting, direction: 'BUY', events: [open(), over] })).toBeNull();
    const sent = { phase: 'AWAITING_ACCEPT', statusText: 'AWAITING_ACCEPT', direction: 'BUY' };
    expect(wrongDelivery({ ...sent, events: [open(), taken] })).toBeNull();
    const ended = { phase: 'FAILED', statusText: 'SYSTEM_CANCELLED', direction: 'SELL' };
    expect(wrongDelivery({ ...ended, events: [open()] })).toBeNull();
  });
});
