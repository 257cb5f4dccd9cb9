import { formatYuan } from '../../kernel/money.ts';
import type { findApplication } from '../../partners/application/review.store.ts';

type Application = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

const moment = (at: Date | null): string => at?.toISOString() ?? '-';

/** Formats an application for operators: one line for each field, both languages first. */
export function writeApplication(application: Application): string {
  const { dailyAmountCents, attachment, keys, reviews } = application;
  const lines: (readonly [string, string])[] = [
    ['app id', application.appId],
    ['status / 状态', application.status],
    ['submitted / 提交', moment(application.submittedAt)],
    ['reviewed / 审核', moment(application.reviewedAt)],
    ['phone / 手机', application.phone],
    ['WeChat / 微信', application.wechat],
    ['orders a day / 日订单', application.dailyOrders?.toString() ?? '-'],
    ['amount a day / 日交易额', dailyAmountCents === null ? '-' : `¥${formatYuan(dailyAmountCents)}`],
    ['attachment / 附件', attachment ? `${attachment.name} (${attachment.mediaType})` : '-'],
    ['callback / 回调', application.callbackUrl ?? '-'],
    ['locked / 锁定', moment(application.lockedAt)],
  ];
  return [
    ...lines.map(([name, value]) => `${name}: ${value}`),
    'reason / 理由:',
    ...application.reason.split('\n').map((line) => `  ${line}`),
    ...keys.map(
      ({ id, fingerprint, createdAt, revokedAt }) =>
        `key / 密钥: ${id}  ${fingerprint}  ${moment(createdAt)}${revokedAt ? `  revoked ${moment(revokedAt)}` : ''}`,
    ),
    ...reviews.map(
      ({ verdict, operator, createdAt, ...words }) =>
        `review / 处理: ${verdict}  ${operator}  ${moment(createdAt)}  ${words.reason ?? ''}${words.solution ? ` → ${words.solution}` : ''}`,
    ),
  ].join('\n');
}
