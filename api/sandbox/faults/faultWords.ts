import type { FaultKind, FaultRow } from './faultSwitch.ts';

/** Description of each kind of fault, for lists and choices. */
export const faultKindWords: Readonly<Record<FaultKind, string>> = {
  status: '错误状态 HTTP status',
  refusal: '业务拒绝 Refusal (EResult / isv code)',
  empty: '空正文 200, empty body',
  html: '错误页面 200, HTML page',
  nothing: '成功但无数据 Success with nothing',
  edge: '边缘拦截 403, page of the edge (Access Denied)',
  signIn: '要求登录 200, page that asks to sign in',
  null: '正文为 null 200, null',
  none: '有总数无内容 Counts rows, shows none',
  hollow: '空页且有下一页 Empty page with more_items',
  broken: '正文中断 Reset in the middle',
  trickle: '正文缓慢 Slow body',
  unasked: '未要求则无属性 Properties only when asked for',
  wrongTime: '时间错误 Wrong time',
  unacknowledged: '须再次确认交易保护 Protection to be acknowledged anew',
  timeout: '超时 Timeout',
  cut: '断开连接 Cut connection',
  slow: '回复变慢 Slow answer',
  late: '生效变慢 Late effect',
  twice: '重复生效 Takes effect twice',
  stale: '状态摇摆 Stale states (flapping)',
  missing: '列表缺失 Missing from lists',
  doubled: '列表重复 Doubled in lists',
  garbled: '列表残缺 Unreadable row in lists',
};

const serviceWords: Readonly<Record<string, string>> = {
  steam: 'Steam',
  sms: '短信 SMS',
  rate: '汇率 Exchange rate',
  renderer: '饰品渲染 Renderer',
  identity: '实名认证 Real-name verification',
  alipay: '支付 Payment app',
};

function detailOf(fault: FaultRow): string {
  const late = fault.delay_ms === null ? '' : ` ${fault.delay_ms} ms`;
  if (fault.kind === 'status') return ` ${fault.status}${late}`;
  if (fault.kind === 'refusal') return ` ${fault.code}${late}`;
  if (fault.kind === 'timeout' && fault.delay_ms === null) return ' 永不回复 never answers';
  return late;
}

/** The calls that a fault applies to. */
export function faultTarget(fault: FaultRow): string {
  const service =
    fault.service === null ? '所有服务 All services' : (serviceWords[fault.service] ?? fault.service);
  const parts = [
    service,
    fault.path_contains,
    fault.steam_id,
    fault.offer_id === null ? null : `#${fault.offer_id}`,
  ];
  return parts.filter((part) => part !== null && part !== '').join(' · ');
}

/** How often a fault applies, and until when. */
export function faultShare(fault: FaultRow): string {
  const share = [
    fault.every_nth === 1 ? null : `每 ${fault.every_nth} 次 every ${fault.every_nth}`,
    fault.percent === 100 ? null : `${fault.percent} %`,
    fault.remaining === null ? null : `还剩 ${fault.remaining} 次 ${fault.remaining} left`,
    fault.until_at === null
      ? null
      : `至 until ${fault.until_at.toISOString().slice(0, 16).replace('T', ' ')}`,
  ].filter((part) => part !== null);
  return share.length === 0 ? '直到关闭 until switched off' : share.join(' · ');
}

/** What happens to a call, and whether it takes effect anyway. */
export function faultAction(fault: FaultRow): string {
  const effect = fault.with_effect ? '（已生效 with effect）' : '';
  return `${faultKindWords[fault.kind]}${detailOf(fault)}${effect}`;
}

/** Summary of a fault in one line. */
export function faultLine(fault: FaultRow): string {
  return `${faultTarget(fault)}: ${faultAction(fault)} — ${faultShare(fault)}`;
}
