import { expect, test } from 'vitest';
import { timelineEntry } from '../../web/order/timelineEntry.ts';

const paid = {
  phase: 'AWAITING_OFFER',
  statusText: 'AWAITING_OFFER',
  cause: 'paid',
  evidence: [
    { name: 'depositCents', value: '20000' },
    { name: 'proceedsCents', value: '0' },
  ],
};

test('a payment shows from which account the money came; what gave nothing is left out', () => {
  expect(timelineEntry(paid, 'BUY')).toEqual({
    icon: 'lock',
    titleKey: 'factHeld',
    tone: 'pos',
    proofs: [{ key: 'proofDeposit', value: '20000', isCents: true }],
  });
});

test('O-04 a seller does not read from which account the buyer paid', () => {
  expect(timelineEntry(paid, 'SELL').proofs).toEqual([]);
});

test('coming back into the wait after a verification is no second payment', () => {
  expect(timelineEntry({ ...paid, cause: 'offerAbsent', evidence: [] }, 'BUY').titleKey).toBe(
    'factVerifiedAbsent',
  );
});

test('ids of Steam are shown, proofs without words of ours are not', () => {
  const received = {
    phase: 'PROTECTED',
    statusText: 'PROTECTED',
    cause: 'trade:3',
    evidence: [
      { name: 'steamOfferId', value: '7158203344' },
      { name: 'steamTradeId', value: '6620117391188822' },
      { name: 'somethingNew', value: 'x' },
    ],
  };
  expect(timelineEntry(received, 'SELL').proofs.map(({ key, value }) => [key, value])).toEqual([
    ['proofOffer', '7158203344'],
    ['proofTrade', '6620117391188822'],
  ]);
});

test('a failure reads as its own text in its own colour, a verification in its', () => {
  const failed = { phase: 'FAILED', statusText: 'BUYER_DECLINED', cause: 'offer:7', evidence: [] };
  expect(timelineEntry(failed, 'BUY')).toMatchObject({ titleKey: null, tone: 'neg', icon: 'x' });
  const verifying = {
    phase: 'VERIFYING',
    statusText: 'BUYER_CANCEL_VERIFYING',
    cause: 'buyerCancel',
    evidence: [],
  };
  expect(timelineEntry(verifying, 'BUY')).toMatchObject({ titleKey: null, tone: 'info' });
});
