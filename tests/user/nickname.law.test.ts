import { describe, expect, test } from 'vitest';
import { parseNickname } from '../../api/user/nickname.ts';

const FAMILY = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}';

describe('U-01 T-26 a nickname', () => {
  test.each([
    ['饰品', '饰品'],
    ['  s1mple  ', 's1mple'],
    ['a    b', 'a b'],
    ['e\u0301lan', 'élan'],
    ['二十个字二十个字二十个字二十个字二十个字', '二十个字二十个字二十个字二十个字二十个字'],
    [`${FAMILY}${FAMILY}`, `${FAMILY}${FAMILY}`],
    ['❤️❤️', '❤️❤️'],
    ['सोनिया', 'सोनिया'],
    ['Badminton', 'Badminton'],
    ['玩家一二三四', '玩家一二三四'],
  ])('%j is taken as %j', (text, nickname) => {
    expect(parseNickname(text)).toEqual({ nickname });
  });

  test.each([
    ['', 'length'],
    ['   ', 'length'],
    ['a', 'length'],
    [FAMILY, 'length'],
    ['a'.repeat(21), 'length'],
    [FAMILY.repeat(20), 'length'],
    ['a\u0000b', 'characters'],
    ['a\nb', 'characters'],
    ['a\tb', 'characters'],
    ['abc\u202Edef', 'characters'],
    ['abc\u2066def', 'characters'],
    ['ab\u200Bcd', 'characters'],
    ['a\u200Db', 'characters'],
    ['ab\u00ADcd', 'characters'],
    ['\u3164\u3164', 'characters'],
    ['\u2800\u2800', 'characters'],
    ['a\u3000b', 'characters'],
    ['a\uE000b', 'characters'],
    ['z\u0300\u0301\u0302\u0303a', 'characters'],
    ['\u0301\u0301ab', 'characters'],
    ['tag\u{E0041}s', 'characters'],
  ])('%j is refused for its %s', (text, problem) => {
    expect(parseNickname(text)).toEqual({ problem });
  });

  test.each([
    '官方小助手',
    '饰集官方',
    '在线客服',
    '客 服',
    '客·服',
    '飾集',
    'Shiji',
    'S H I J I',
    'sh1j1',
    'ｓｈｉｊｉ',
    'ѕһіјі',
    'shíjí',
    '$hiji',
    'Official',
    'Customer Service',
    '系统管理员',
    '人工发货',
    '玩家1a2b',
    'Player 1a2b',
  ])('%j looks like the platform or somebody without a name', (text) => {
    expect(parseNickname(text)).toEqual({ problem: 'reserved' });
  });
});
