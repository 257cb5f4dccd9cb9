import { expect, test } from 'vitest';
import { copyFilterOf, readCopyTexts, writeCopyTexts } from '../../../web/selling/desk/copyFilter.ts';

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
