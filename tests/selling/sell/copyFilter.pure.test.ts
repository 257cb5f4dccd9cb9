import { expect, test } from 'vitest';
import {
  copyFilterOf,
  copyKey,
  copyTextsOf,
  readCopyTexts,
  toggleTag,
  writeCopyTexts,
} from '../../../web/selling/desk/copyFilter.ts';
import { type RuleFilter, ruleFilterKey } from '../../../web/selling/desk/ruleScope.ts';

const read = (text: string) => readCopyTexts(new URLSearchParams(text));

test('I-11 the texts of a filter mean what the API takes, and stand in the address', () => {
  const texts = {
    type: 'CSGO_Type_Rifle',
    exterior: 'WearCategory0',
    priceMin: '4.5',
    heldMax: '30',
    saleMin: '7',
    aboveMin: '-2.5',
    cost: 'unknown',
    cooldown: '2026-11-30',
  };
  const search = new URLSearchParams();
  writeCopyTexts(search, texts);
  expect(read(String(search))).toEqual(texts);
  expect(copyFilterOf(texts)).toEqual({
    types: ['CSGO_Type_Rifle'],
    exteriors: ['WearCategory0'],
    minPriceCents: 450,
    maxDaysHeld: 30,
    minDaysOnSale: 7,
    minAboveLowest: -250,
    hasCost: false,
    cooldownUntil: '2026-11-30T15:59:59.999Z',
  });
});

test('I-11 texts without a meaning are ignored, and bounds in the wrong order change places', () => {
  expect(
    read('priceMin=x&heldMin=-1&saleMax=1e3&aboveMin=-101&cost=maybe&cooldown=2026-13-40&type='),
  ).toEqual({});
  expect(copyFilterOf(read('priceMin=9&priceMax=5&aboveMin=3'))).toEqual({
    minPriceCents: 500,
    maxPriceCents: 900,
    minAboveLowest: 300,
  });
});

test('I-11 several types, exteriors and rarities stand in one text, each once', () => {
  const texts = read('type=CSGO_Type_Rifle,CSGO_Type_Pistol,CSGO_Type_Rifle&rarity=,');
  expect(copyFilterOf(texts)).toEqual({ types: ['CSGO_Type_Rifle', 'CSGO_Type_Pistol'] });
  expect(toggleTag('a,b', 'a')).toBe('b');
  expect(toggleTag(undefined, 'a')).toBe('a');
  expect(toggleTag('a', 'b')).toBe('a,b');
  expect(read(`type=${Array.from({ length: 51 }, (_, at) => at).join(',')}`)).toEqual({});
});

const NOTHING = {
  types: [],
  exteriors: [],
  rarities: [],
  minPriceCents: null,
  maxPriceCents: null,
  minDaysHeld: null,
  maxDaysHeld: null,
  minDaysOnSale: null,
  maxDaysOnSale: null,
  minAboveLowest: null,
  maxAboveLowest: null,
  hasCost: null,
  cooldownUntil: null,
};

test('I-13 a stored filter comes back as the texts that mean it', () => {
  for (const text of [
    '',
    'type=CSGO_Type_Rifle,CSGO_Type_Pistol&priceMin=4.5&priceMax=9&heldMin=1&heldMax=30&saleMin=7&saleMax=8',
    'exterior=a&rarity=b&aboveMin=-2.5&aboveMax=0&cost=unknown&cooldown=2026-11-30',
    'cost=known&priceMin=0.07',
  ]) {
    const texts = read(text);
    expect(copyFilterOf(copyTextsOf({ ...NOTHING, ...copyFilterOf(texts) }))).toEqual(copyFilterOf(texts));
  }
});

test('I-13 filters that match the same have the same key, however they were typed', () => {
  expect(copyKey(read('type=a,b&priceMin=4.50'))).toBe(copyKey(read('priceMin=4.5&type=b,a')));
  expect(copyKey(read('priceMin=9&priceMax=5'))).toBe(copyKey(read('priceMin=5&priceMax=9')));
  expect(copyKey(read('type=a'))).not.toBe(copyKey(read('rarity=a')));
  const key = (filter: RuleFilter) => ruleFilterKey(filter);
  expect(key({ status: 'OPEN', keyword: '', copies: { types: ['a', 'b'], ...{} } })).toBe(
    key({ status: 'OPEN', keyword: null, steamAccountIds: null, copies: { ...NOTHING, types: ['b', 'a'] } }),
  );
  expect(key({ status: 'OPEN', copies: { hasCost: false } })).not.toBe(key({ status: 'OPEN' }));
});
