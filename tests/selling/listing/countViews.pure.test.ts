import { expect, test } from 'vitest';
import { isPerson } from '../../../api/selling/listing/countViews.ts';

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';

test.each([
  [SAFARI],
  [`${SAFARI} MicroMessenger/8.0.60`],
  ['Mozilla/5.0 (Linux; Android 14; CUBOT X90) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'],
])('%s is a browser of a person', (userAgent) => {
  expect(isPerson(userAgent)).toBe(true);
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)'],
  [
    'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)',
  ],
  ['Mozilla/5.0 (compatible; bingbot/2.0) Chrome/140.0.0.0 Safari/537.36'],
  ['Mozilla/5.0 AppleWebKit/537.36 (compatible; GPTBot/1.2)'],
  ['Sogou web spider/4.0'],
  ['facebookexternalhit/1.1'],
  ['python-requests/2.32'],
  [''],
])('"%s" is a crawler or a program', (userAgent) => {
  expect(isPerson(userAgent)).toBe(false);
});
