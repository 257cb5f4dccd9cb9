import { expect, test } from 'vitest';
import { matchedRanges } from '../../../api/catalog/search/matchedRanges.ts';
import { NICKNAMES } from '../../../api/catalog/search/nicknames.ts';

/** The name with the marked pieces in square brackets. */
function mark(name: string, keyword: string): string {
  return matchedRanges(name, keyword, NICKNAMES).reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`,
    name,
  );
}

test.each([
  ['AK-47 | Redline (Field-Tested)', 'redl ak', '[AK]-47 | [Redl]ine (Field-Tested)'],
  ['AK-47 | Redline (Field-Tested)', 'ak47redline', '[AK-47] | [Redline] (Field-Tested)'],
  ['AK-47 | 红线 (久经沙场)', 'ak47红线', '[AK-47] | [红线] (久经沙场)'],
  ['AK-47 | 红线 (久经沙场)', 'hongx', 'AK-47 | [红线] (久经沙场)'],
  ['AK-47 | 红线 (久经沙场)', 'ak47hongxian', '[AK-47] | [红线] (久经沙场)'],
  ['AWP | 二西莫夫 (战痕累累)', 'exmf', 'AWP | [二西莫夫] (战痕累累)'],
  ['AWP | 二西莫夫 (战痕累累)', '西莫', 'AWP | 二[西莫]夫 (战痕累累)'],
  ['AWP | 巨龙传说 (崭新出厂)', '龙狙', 'AWP | [巨龙传说 (崭新出厂)]'],
  [
    '爪子刀（★） | 多普勒 (崭新出厂)',
    'bfk',
    '爪子刀（★） | 多普勒 (崭新出厂)'.replace('爪子刀（★）', '[爪子刀（★）]'),
  ],
  ['Desert Eagle | Emerald Jörmungandr', 'jormun', 'Desert Eagle | Emerald [Jörmun]gandr'],
  ['AK-47 | Redline', 'zzz', 'AK-47 | Redline'],
])('%s, searched by %s', (name, keyword, expected) => {
  expect(mark(name, keyword)).toBe(expected);
});
