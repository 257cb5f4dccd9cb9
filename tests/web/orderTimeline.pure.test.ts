import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { movementLine } from '../../web/order/movementLine.ts';
import { timelineEntry } from '../../web/order/timelineEntry.ts';

const words: Record<string, string> = JSON.parse(readFileSync('web/order/locales/zh.json', 'utf8'));

const paid = {
  phase: 'AWAITING_OFFER',
  statusText: 'AWAITING_OFFER',
  cause: 'paid',
  evidence: [{ name: 'depositCents', value: '20000' }],
};

test('a payment reads as one; its money stands in a line of its own, from the ledger', () => {
  expect(timelineEntry(paid)).toEqual({ icon: 'lock', titleKey: 'factHeld', tone: 'pos', proofs: [] });
});

test('money is written from these accounts to those, each with its amount', () => {
  const held = [
    { account: 'DEPOSIT', amountCents: -7_000 },
    { account: 'PROCEEDS', amountCents: -3_000 },
    { account: 'ESCROW', amountCents: 10_000 },
  ];
  const names = {
    nameOf: (account: string) => words[`account_${account}`] ?? '',
    writeCents: (cents: number) => `¥${(cents / 100).toFixed(2)}`,
    separator: '、',
  };
  expect(movementLine(held, names)).toBe('充值余额 ¥70.00、可提现 ¥30.00 → 本单托管 ¥100.00');
  expect(movementLine([], names)).toBe('');
});

test('coming back into the wait after a verification is no second payment', () => {
  expect(timelineEntry({ ...paid, cause: 'offerAbsent', evidence: [] }).titleKey).toBe('factVerifiedAbsent');
});

test('ids of Steam are shown, proofs without words of ours are not', () => {
  const received = {
    phase: 'PROTECTED',
    statusText: 'PROTECTED',
    cause: 'trade:3',
    evidence: [
      { name: 'steamOfferId', value: '7158203344' },
      { name: 'steamTradeId', value: '6620117391188822' },
      { name: 'steamCode', value: '' },
      { name: 'somethingNew', value: 'x' },
    ],
  };
  expect(timelineEntry(received).proofs.map(({ key, value }) => [key, value])).toEqual([
    ['proofOffer', '7158203344'],
    ['proofTrade', '6620117391188822'],
  ]);
});

test('a failure reads as its own text in its own colour, a verification in its', () => {
  const failed = { phase: 'FAILED', statusText: 'BUYER_DECLINED', cause: 'offer:7', evidence: [] };
  expect(timelineEntry(failed)).toMatchObject({ titleKey: null, tone: 'neg', icon: 'x' });
  const verifying = {
    phase: 'VERIFYING',
    statusText: 'BUYER_CANCEL_VERIFYING',
    cause: 'buyerCancel',
    evidence: [],
  };
  expect(timelineEntry(verifying)).toMatchObject({ titleKey: null, tone: 'info' });
});

test('what happens without a change of phase has a fact and proofs of its own', () => {
  const noted = (cause: string, evidence: Record<string, string>) =>
    timelineEntry({
      phase: 'AWAITING_ACCEPT',
      statusText: 'AWAITING_ACCEPT',
      cause,
      evidence: Object.entries(evidence).map(([name, value]) => ({ name, value })),
    });
  expect(noted('paused', { pausedAt: '2026-11-22T02:02:41Z' })).toMatchObject({
    titleKey: 'factPaused',
    tone: 'info',
    proofs: [{ key: 'proofPausedSince', kind: 'moment' }],
  });
  expect(noted('resumed', { pausedMs: '3600000' }).proofs).toMatchObject([{ kind: 'length' }]);
  const differs = noted('offerDiffers', { difference: 'asset', orderedAssetId: '1', offeredAssetId: '2' });
  expect(differs).toMatchObject({ titleKey: 'factOfferDiffers', tone: 'neg' });
  for (const { titleKey, proofs } of [differs, noted('tradeLinkRefused', { deliveryIssue: 'tradeLink' })]) {
    expect(words[titleKey ?? '']).toMatch(/\S/);
    for (const { key, value, kind } of proofs)
      expect(words[kind === 'words' ? `${key}_${value}` : key]).toMatch(/\S/);
  }
});
