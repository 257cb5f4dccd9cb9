import { expect, test } from 'vitest';
import { eventProofs } from '../../../web/orders/order/eventProofs.ts';
import { movementLine } from '../../../web/orders/order/movementLine.ts';
import { wordsOf } from '../../browser/words.ts';

const words = wordsOf('order', 'zh');

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

test('ids of Steam are shown, proofs without words of ours are not', () => {
  const evidence = [
    { name: 'steamTradeId', value: '6620117391188822' },
    { name: 'steamOfferId', value: '7158203344' },
    { name: 'steamCode', value: '' },
    { name: 'somethingNew', value: 'x' },
  ];
  expect(eventProofs(evidence).map(({ key, value }) => [key, value])).toEqual([
    ['proofOffer', '7158203344'],
    ['proofTrade', '6620117391188822'],
  ]);
});

test('times, lengths and words of a proof are written as such', () => {
  const proofs = eventProofs([
    { name: 'pausedAt', value: '2026-11-22T02:02:41Z' },
    { name: 'pausedMs', value: '3600000' },
    { name: 'difference', value: 'asset' },
    { name: 'deliveryIssue', value: 'tradeLink' },
  ]);
  expect(proofs.map(({ kind }) => kind)).toEqual(['words', 'words', 'moment', 'length']);
  for (const { key, value, kind } of proofs)
    expect(words[kind === 'words' ? `${key}_${value}` : key]).toMatch(/\S/);
});
