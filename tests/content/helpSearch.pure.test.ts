import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HELP_PINYIN, helpPinyin } from '../../api/ops/setup/helpPinyin.ts';
import { searchHelpFiles } from '../../web/content/articles/helpSources.ts';
import questions from './helpQuestions.json';

/** A question as users type it, and the articles that answer it. The first result must be one of them. */
type Asked = readonly string[];

const HAN = /\p{Script=Han}/u;

function find(question: string, language: 'zh' | 'en' = HAN.test(question) ? 'zh' : 'en') {
  return searchHelpFiles(question, language);
}

/** Questions whose first result is another article, or that have no result. */
function missed(asked: readonly Asked[]): string[] {
  return asked.flatMap(([question = '', ...serials]) => {
    const first = find(question)[0]?.entry.serial ?? 'nothing';
    return serials.includes(first) ? [] : [`${question}: ${first}`];
  });
}

test('of the questions of which the search was built the right article is first', () => {
  expect(questions.seen.length).toBeGreaterThan(200);
  expect(missed(questions.seen).slice(0, 5)).toEqual([]);
});

test('of the questions held back while it was built the right article is first for nine in ten, in each language', () => {
  for (const isChinese of [true, false]) {
    const asked = questions.heldBack.filter(([question = '']) => HAN.test(question) === isChinese);
    expect(asked.length).toBeGreaterThanOrEqual(20);
    const share = 1 - missed(asked).length / asked.length;
    expect([isChinese, share >= 0.9]).toEqual([isChinese, true]);
  }
});

test('of questions of somebody who had not read the lists the right article is first for nine in ten, in each language', () => {
  for (const isChinese of [true, false]) {
    const asked = questions.judged.filter(([question = '']) => HAN.test(question) === isChinese);
    expect(asked.length).toBeGreaterThanOrEqual(30);
    expect(missed(asked).length).toBeLessThanOrEqual(asked.length / 10);
  }
});

test('nothing is found where the help says nothing', () => {
  expect(questions.ofNothing.filter((question) => find(question).length > 0)).toEqual([]);
  for (const empty of ['', '   ', '怎么', '??', 'how do I']) expect(find(empty)).toEqual([]);
});

test.each([
  ['退款', '怎么退款', '退钱', 'tuikuan', 'zenme tuikuan', 'tui kuan', 'refunds', 'money back'],
  ['提现', '如何提现？', '取钱', 'tixian', 'ti xian', 'withdrawing', 'Withdrawals'],
  ['手续费', '手续费多少', '抽成', 'shouxufei', 'commission', 'fees'],
])('%s is found however it is said', (...ways) => {
  const first = ways.map((way) => [way, find(way)[0]?.entry.serial]);
  expect(first).toEqual(ways.map((way) => [way, first[0]?.[1]]));
});

test('a question in the other language finds the article in the reader’s own', () => {
  expect(find('refund', 'zh')[0]?.entry).toMatchObject({ serial: '203', title: '取消与退款：每种结局' });
  expect(find('怎么退款', 'en')[0]?.entry.title).toBe('Cancelling and refunds: every outcome');
});

test('a hit brings the sentence that answers, without marks of links and rates', () => {
  expect(find('提现多久到账')[0]?.sentence).toBe('到账 · 约一个工作日');
  expect(find('how many points do I get')[0]?.sentence).toContain('one point for every whole yuan');
  const sentences = questions.seen.flatMap(([question = '']) => find(question).map((hit) => hit.sentence));
  expect(sentences.filter((sentence) => /\]\(|\{\{/.test(sentence ?? ''))).toEqual([]);
});

test('the pinyin beside the articles is the one of their words: npm run generate writes it', () => {
  expect(readFileSync(HELP_PINYIN, 'utf8')).toBe(helpPinyin());
});
