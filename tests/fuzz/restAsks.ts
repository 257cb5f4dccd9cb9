import { HOSTILE_VALUES } from '../http/graphql/hostileValues.ts';
import type { Draw } from './draw.ts';
import type { FuzzAsk } from './fuzzRun.ts';

/** What a REST fuzz draws from. */
export interface RestScene {
  draw: Draw;
  cookie: string;
  orderNo: string;
}

/** A whole number from `min` to `max`; null: a text. */
type Bounds = { min: number; max: number } | null;

const CALLS: Record<string, Record<string, Bounds>> = {
  '/web/market': {
    page: { min: 1, max: 5_000 },
    limit: { min: 1, max: 100 },
    sort: { min: 0, max: 2 },
    search: null,
    minPrice: null,
    maxPrice: null,
    tagType: null,
    type: null,
    tagRarity: null,
    tagQuality: null,
    tagExterior: null,
    tagItemSet: null,
  },
  '/web/multiplatform': {
    page: { min: 1, max: 5_000 },
    limit: { min: 1, max: 100 },
    sort: { min: 0, max: 3 },
    platform: null,
    way: null,
    search: null,
    minPrice: null,
  },
  '/web/notice': { type: { min: 0, max: 4 }, subType: { min: 0, max: 1 }, limit: { min: 0, max: 100 } },
  '/web/index': { limit: null },
  '/web/user': { amount: null, id: null },
};
const GOOD = [
  '1',
  '2',
  '20',
  'redline',
  'CSGO_Type_Rifle',
  'weapon_ak47,weapon_awp',
  'normal',
  '0.01',
  '100.50',
  '',
];
/** Bytes that are not text, and addresses that are none. */
const BYTES = [
  '%ff',
  '%c0%80',
  '%ed%a0%80',
  '%',
  '%zz',
  '%00',
  'a%00b',
  '+',
  '%0d%0aset-cookie:a=b',
  '%2e%2e%2f',
];

/** Hostile values that fit into an address. */
const TEXTS = HOSTILE_VALUES.filter((value) => value.length < 2_000).map((value) => {
  const parsed: unknown = value.startsWith('"') ? JSON.parse(value) : value;
  return encodeURIComponent(String(parsed).toWellFormed());
});

function textValue(draw: Draw): string {
  const turn = draw.below(10);
  if (turn < 3) return draw.one(GOOD);
  if (turn < 7) return draw.one(TEXTS);
  if (turn < 8) return draw.one(BYTES);
  return encodeURIComponent(draw.text().toWellFormed());
}

/** True if an integer is required and this value is none, or is out of its bounds. */
function isBadNumber(raw: string, bounds: Bounds): boolean {
  if (bounds === null || raw === '' || /[+%]/.test(raw)) return false;
  return !/^[0-9]{1,9}$/.test(raw) || Number(raw) < bounds.min || Number(raw) > bounds.max;
}

function askList({ draw }: RestScene): FuzzAsk {
  const path = draw.one(Object.keys(CALLS));
  const call = CALLS[path] ?? {};
  const names = Array.from({ length: 1 + draw.below(3) }, () => draw.one(Object.keys(call)));
  let isBad = path === '/web/market' && new Set(names).size < names.length;
  const pairs = names.map((name) => {
    const raw = textValue(draw);
    if (path !== '/web/index' && isBadNumber(raw, call[name] ?? null)) isBad = true;
    const form = draw.below(12);
    if (form === 0) isBad = false;
    return form === 0
      ? draw.one([`${name}[]=${raw}`, `${name}[$ne]=${raw}`, `${name}.x=${raw}`, `__proto__=${raw}`])
      : `${name}=${raw}`;
  });
  // A name in brackets is another name, so that it excuses the others as well: it may have been the bad one.
  const isCertain = isBad && pairs.every((pair) => /^\w+=/.test(pair) && !pair.startsWith('__'));
  return { method: 'GET', path: `${path}?${pairs.join('&')}`, headers: {}, body: null, isBad: isCertain };
}

function askOrder({ draw, orderNo }: RestScene): FuzzAsk {
  const number = draw.chance(0.2) ? orderNo : textValue(draw);
  return { method: 'GET', path: `/web/order/${number}`, headers: {}, body: null };
}

function askBody({ draw }: RestScene): FuzzAsk {
  const path = draw.one(['/web/session', '/web/sms-code']);
  const names = ['phone', 'code', 'keepSignedIn', 'hasAgreed', 'proofOfWork', '__proto__'].filter(() =>
    draw.chance(0.7),
  );
  const whole = `{${names.map((name) => `${JSON.stringify(name)}:${draw.chance(0.3) ? '"13800138000"' : draw.json()}`).join(',')}}`;
  const body = draw.one([
    whole,
    whole,
    whole,
    whole.slice(0, draw.below(whole.length)),
    draw.json(),
    '',
    '['.repeat(5_000),
  ]);
  const type = draw.chance(0.85)
    ? 'application/json'
    : draw.one(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']);
  return { method: 'POST', path, headers: { 'content-type': type }, body: Buffer.from(body.toWellFormed()) };
}

function askNothing({ draw }: RestScene): FuzzAsk {
  const method = draw.one(['GET', 'POST', 'PUT', 'DELETE', 'PATCH']);
  const path = draw.one([
    '/web',
    '/web/',
    '/web//market',
    '/web/market/',
    '/web/%6darket',
    '/web/market;x=1',
    '/web/nothing',
    `/web/${textValue(draw)}`,
    '/web/order/',
  ]);
  const isWrite = method !== 'GET' && draw.chance(0.5);
  return {
    method,
    path,
    headers: isWrite ? { 'content-type': 'application/json' } : {},
    body: isWrite ? Buffer.from(draw.json().toWellFormed()) : null,
  };
}

const HEADERS: readonly Record<string, string>[] = [
  { accept: 'text/html' },
  { accept: 'image/png' },
  { 'accept-language': 'en' },
  { cookie: 'Authorization=%zz; bind=%00; language=%ff' },
  { cookie: 'language=en; language=zh; currency=__proto__' },
  { origin: 'https://elsewhere.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'if-none-match': '*' },
  { 'content-length': '0' },
  { range: 'bytes=0-5' },
];

/** The next request of a REST fuzz. */
export function nextRestAsk(scene: RestScene): FuzzAsk {
  const { draw, cookie } = scene;
  const ask = draw.one([
    askList,
    askList,
    askList,
    askList,
    askList,
    askOrder,
    askOrder,
    askBody,
    askNothing,
  ])(scene);
  const marked: Record<string, string> = { 'x-requested-with': 'XMLHttpRequest', ...ask.headers };
  // `DELETE /web/user` would end the session.
  if (draw.chance(0.5) && ask.method === 'GET') marked.cookie = cookie;
  if (draw.chance(0.08) && ask.body === null) Object.assign(marked, draw.one(HEADERS));
  return { ...ask, headers: marked };
}
