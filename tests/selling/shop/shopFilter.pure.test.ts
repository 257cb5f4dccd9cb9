import { expect, test } from 'vitest';
import { readShopFilter, shopVariables } from '../../../web/selling/shop/shopFilter.ts';

const read = (text: string) => readShopFilter(new URLSearchParams(text));

test('a shop’s address is read: an invalid price or sort order counts as not given', () => {
  expect(read('q= AK \0&min=1.5&max=x&sort=dear&exterior=WearCategory2')).toEqual({
    keyword: 'AK',
    min: '1.5',
    max: '',
    type: '',
    exterior: 'WearCategory2',
    sort: 'dear',
  });
  expect(read('min=-1&sort=worst')).toEqual({
    keyword: '',
    min: '',
    max: '',
    type: '',
    exterior: '',
    sort: 'newest',
  });
});

test('it is asked for in fen, and prices the wrong way round are exchanged', () => {
  expect(shopVariables(read('min=1.5&type=CSGO_Type_Knife'))).toEqual({
    keyword: '',
    min: 150,
    max: null,
    types: ['CSGO_Type_Knife'],
    exteriors: null,
    sort: 'NEWEST',
  });
  expect(shopVariables(read('min=3&max=2&sort=cheap'))).toEqual({
    keyword: '',
    min: 200,
    max: 300,
    types: null,
    exteriors: null,
    sort: 'PRICE_ASCENDING',
  });
});
