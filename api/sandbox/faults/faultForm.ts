import { html, type Markup } from '../pages/markup.ts';
import { hidden, numberField, postForm, selectField, textField } from '../pages/pageForm.ts';
import { both } from '../pages/pageFrame.ts';
import { faultScenarios } from './faultScenarios.ts';
import { faultKinds } from './faultSwitch.ts';
import { faultKindWords } from './faultWords.ts';

interface Preset {
  readonly zh: string;
  readonly en: string;
  readonly fields: Readonly<Record<string, string>>;
}

const sending = '/tradeoffer/new/send';
const presets: readonly Preset[] = [
  {
    zh: 'Steam 停机 1 小时',
    en: 'Steam down for an hour',
    fields: { service: 'steam', status: '503', minutes: '60' },
  },
  {
    zh: '下一个报价：已发出但没有回复',
    en: 'Next offer: sent, answer lost',
    fields: { service: 'steam', kind: 'cut', path: sending, withEffect: 'true', count: '1' },
  },
  {
    zh: '下一个报价：没发出也没有回复',
    en: 'Next offer: not sent, no answer',
    fields: { service: 'steam', kind: 'timeout', path: sending, count: '1' },
  },
  {
    zh: '下一个报价重复生效',
    en: 'Next offer takes effect twice',
    fields: { service: 'steam', kind: 'twice', path: sending, count: '1' },
  },
  {
    zh: '请求过多 (429) 10 分钟',
    en: 'Too many requests for 10 min',
    fields: { service: 'steam', status: '429', minutes: '10' },
  },
  {
    zh: '状态摇摆 20 次',
    en: 'States flap 20 times',
    fields: { service: 'steam', kind: 'stale', count: '20' },
  },
  {
    zh: '每 5 次请求断开一次',
    en: 'Every fifth call is cut',
    fields: { service: 'steam', kind: 'cut', everyNth: '5' },
  },
  {
    zh: '边缘拦截 (403) 1 小时',
    en: 'Edge says Access Denied for an hour',
    fields: { service: 'steam', kind: 'edge', minutes: '60' },
  },
  {
    zh: '社区页面要求登录 5 次',
    en: 'Five pages ask to sign in',
    fields: { service: 'steam', kind: 'signIn', count: '5' },
  },
  {
    zh: '库存有总数无内容 2 次',
    en: 'Two inventories count and show none',
    fields: { service: 'steam', kind: 'none', path: '/inventory/', count: '2' },
  },
  {
    zh: '下一次确认前须再次确认交易保护',
    en: 'Next confirmation: protection acknowledged anew',
    fields: { service: 'steam', kind: 'unacknowledged', path: '/mobileconf/ajaxop', count: '1' },
  },
  {
    zh: 'Steam 时间快 5 分钟，10 分钟',
    en: "Steam's clock 5 min ahead, for 10 min",
    fields: { service: 'steam', kind: 'wrongTime', path: 'QueryTime', minutes: '10' },
  },
  {
    zh: '每 7 次正文中断一次',
    en: 'Every seventh body breaks off',
    fields: { service: 'steam', kind: 'broken', everyNth: '7' },
  },
  {
    zh: '正文缓慢 (5 秒) 20 次',
    en: 'Twenty slow bodies of 5 s',
    fields: { service: 'steam', kind: 'trickle', delayMs: '5000', count: '20' },
  },
  {
    zh: '下一条短信被拒',
    en: 'Next SMS is refused',
    fields: { service: 'sms', kind: 'refusal', code: 'isv.BUSINESS_LIMIT_CONTROL', count: '1' },
  },
];

const endpoints = [
  sending,
  '/tradeoffer/',
  'GetTradeOffers/',
  'GetTradeOffer/',
  'GetTradeStatus/',
  'GetTradeHoldDurations/',
  'GenerateAccessTokenForApp/',
  '/mobileconf/getlist',
  '/mobileconf/ajaxop',
  '/trade/new/acknowledge',
  '/tradeoffers/privacy',
  'BeginAuthSession',
  'QueryTime/',
  '/inventory/',
];

/** A button for each common fault. */
export function faultPresets(): Markup {
  const forms = presets.map(({ zh, en, fields }) => {
    const inputs = Object.entries(fields).map(([name, value]) => hidden(name, value));
    return postForm('/faults', [...inputs, html`<button>${both(zh, en)}</button>`]);
  });
  return html`<div class="row">${forms}</div>`;
}

/** The form for sets of faults: several at once, for so long, by one seed. */
export function scenarioForm(): Markup {
  const choices = Object.entries(faultScenarios).map(
    ([name, { zh, en, faults }]) =>
      html`<label class="check"><input type="checkbox" name="scenario[]" value="${name}"><span>${both(zh, en)} <span class="en">· ${faults.length} 项 faults</span></span></label>`,
  );
  return postForm(
    '/faults/scenarios',
    [
      html`<div class="wide">${choices}</div>`,
      numberField(both('种子', 'Seed'), 'seed', {
        min: 0,
        max: 1_000_000,
        placeholder: '1',
        hint: '同一种子重现同样的故障 · the same seed repeats them',
      }),
      numberField(both('持续分钟', 'For minutes'), 'minutes', { min: 1, max: 527_040, placeholder: '60' }),
      html`<div class="wide"><button class="main">${both('开启', 'Switch on')}</button></div>`,
    ],
    'fields',
  );
}

/** The form for any fault. Empty fields are ignored. */
export function faultForm(): Markup {
  const kinds = faultKinds.map((kind) => [kind, faultKindWords[kind]] as const);
  const services = [
    ['', '全部 All'] as const,
    ['steam', 'Steam'] as const,
    ['sms', '短信 SMS'] as const,
    ['rate', '汇率 Rate'] as const,
    ['renderer', '饰品渲染 Renderer'] as const,
    ['identity', '实名认证 Identity'] as const,
    ['alipay', '支付 Payment app'] as const,
  ];
  const effects = [['false', '未生效 without effect'] as const, ['true', '已生效 with effect'] as const];
  const options = endpoints.map((path) => html`<option value="${path}"></option>`);
  return html`${postForm(
    '/faults',
    [
      selectField(both('故障', 'What happens'), 'kind', { choices: kinds, chosen: 'status' }),
      selectField(both('对请求', 'The call'), 'withEffect', { choices: effects, chosen: 'false' }),
      numberField(both('状态码', 'HTTP status'), 'status', {
        min: 400,
        max: 599,
        placeholder: '500',
        hint: '“错误状态” for HTTP status',
      }),
      textField(both('错误码', 'Code'), 'code', {
        placeholder: '16',
        maxLength: 64,
        hint: 'EResult 15 16 20 25 26 28, isv.…',
      }),
      selectField(both('服务', 'Service'), 'service', { choices: services, chosen: 'steam' }),
      textField(both('路径含', 'Path has'), 'path', { list: 'endpoints', placeholder: '全部 all' }),
      textField(both('账号', 'Account'), 'steamId', { placeholder: 'SteamID', maxLength: 17 }),
      textField(both('报价', 'Offer'), 'offerId', {
        maxLength: 19,
        hint: '摇摆、缺失、重复、残缺 for offer states and lists',
      }),
      numberField(both('延迟', 'Delay'), 'delayMs', {
        min: 0,
        max: 600_000,
        placeholder: 'ms',
        hint: '毫秒；超时留空 = 永不回复 · ms; a timeout without it never answers',
      }),
      numberField(both('次数', 'How many'), 'count', {
        min: 1,
        max: 1_000_000,
        placeholder: '直到关闭 until off',
      }),
      numberField(both('每几次', 'Every nth'), 'everyNth', { min: 1, max: 10_000, placeholder: '1' }),
      numberField(both('比例 %', 'Share'), 'percent', { min: 1, max: 100, placeholder: '100' }),
      numberField(both('种子', 'Seed'), 'seed', { min: 0, max: 1_000_000, placeholder: '1' }),
      numberField(both('几分钟后开始', 'Starts in minutes'), 'startsInMinutes', {
        min: 0,
        max: 527_040,
        placeholder: '0',
      }),
      numberField(both('持续分钟', 'For minutes'), 'minutes', {
        min: 1,
        max: 527_040,
        placeholder: '不限 no end',
      }),
      numberField(both('Retry-After 秒', 'seconds'), 'retryAfterSeconds', {
        min: 0,
        max: 86_400,
        placeholder: '429: 60',
      }),
      html`<div class="wide"><button class="main">${both('开启', 'Switch on')}</button></div>`,
    ],
    'fields',
  )}<datalist id="endpoints">${options}</datalist>`;
}
