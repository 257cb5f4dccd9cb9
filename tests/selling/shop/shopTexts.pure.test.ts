import { describe, expect, test } from 'vitest';
import { parseShopLine, SHOP_LINE_MAX, shopAddressOf } from '../../../api/selling/shop/shopTexts.ts';

describe('I-20 the line about a shop', () => {
  test.each([
    '秒发货，十年老店，支持议价',
    '自动发货 24 小时在线',
    'Knives & gloves, 1000+ sold, 99.9% delivered',
    '只卖崭新，磨损 0.00–0.07',
    '玩了三千二百小时的老玩家',
  ])('%s stands', (text) => {
    expect(parseShopLine(`  ${text}  `)).toEqual({ line: text });
  });

  test.each([
    '加我微信 abc',
    'V信 shop01',
    'QQ 一二三四五六七八',
    '电话 138 0013 8000',
    '１３８００１３８０００',
    '更多见 example.com',
    'more at example。cn',
    'https://a.b',
    'www点com',
    '官方直营',
    'Offícial store',
    '饰集客服',
    'two\nlines',
    'hidden\u200btext',
    'a'.repeat(SHOP_LINE_MAX + 1),
  ])('%j is refused', (text) => {
    expect(parseShopLine(text)).toBe(null);
  });

  test('nothing but spaces removes it', () => {
    expect(parseShopLine('   ')).toEqual({ line: null });
  });
});

describe('I-20 the address that a nickname makes', () => {
  test.each([
    ['AWP 小店', 'awp-小店'],
    ['Ｎiko~Shop!', 'niko-shop'],
    ['老王的刀', '老王的刀'],
  ])('%s: %s', (nickname, address) => {
    expect(shopAddressOf(nickname)?.address).toBe(address);
  });

  test('addresses that look alike are one', () => {
    const keys = ['Niko', 'nіkо', 'N1k0', 'ni-ko'].map((nickname) => shopAddressOf(nickname)?.key);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toBeTruthy();
  });

  test.each(['', 'x', '😀😀', 'admin', 'market', 'Settings', '官方店', 'СS2'])(
    '%j makes none',
    (nickname) => {
      expect(shopAddressOf(nickname)).toBe(null);
    },
  );
});
