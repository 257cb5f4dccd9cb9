import type { Db } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import { CREATED, column, ID, OWN_DEALS, type OwnDataPart, time, yuan } from './ownDeals.store.ts';

const ITEM = column('饰品', 'Item', Prisma.sql`item.market_hash_name`);

/** All tables of a user's own data, in the order of the file. Secrets and other people's data are not included. */
export const OWN_DATA_PARTS: readonly OwnDataPart[] = [
  {
    name: { zh: '账户', en: 'Account' },
    columns: [
      column('注册时间（北京时间）', 'Registered (Beijing)', time(Prisma.sql`t.created_at`)),
      column('手机号', 'Phone', Prisma.sql`t.phone`),
      column('昵称', 'Nickname', Prisma.sql`t.nickname`),
      column('交易链接', 'Trade link', Prisma.sql`t.trade_url`),
      column('姓名', 'Name', Prisma.sql`v.masked_name`),
      column('身份证号', 'ID number', Prisma.sql`v.masked_id_number`),
    ],
    from: Prisma.sql`app_user t left join verification v on v.user_id = t.id where t.id = me.id`,
    id: ID,
  },
  {
    name: { zh: '登录设备', en: 'Sessions' },
    columns: [
      CREATED,
      column('最近使用', 'Last used', time(Prisma.sql`t.last_used_at`)),
      column('网络地址', 'Address', Prisma.sql`t.address`),
      column('浏览器', 'Browser', Prisma.sql`t.user_agent`),
    ],
    from: Prisma.sql`session t where t.user_id = me.id`,
    id: ID,
  },
  {
    name: { zh: '记住的设备', en: 'Known devices' },
    columns: [CREATED, column('最近使用', 'Last used', time(Prisma.sql`t.last_used_at`))],
    from: Prisma.sql`known_device t where t.user_id = me.id`,
    id: Prisma.sql`t.token_hash::text`,
  },
  {
    name: { zh: '安全记录', en: 'Recorded actions' },
    columns: [
      CREATED,
      column('操作', 'Action', Prisma.sql`t.kind`),
      column('网络地址', 'Address', Prisma.sql`t.address`),
      column('内容', 'Details', Prisma.sql`t.details::text`),
    ],
    from: Prisma.sql`account_action t where t.user_id = me.id`,
    id: ID,
  },
  {
    name: { zh: '账户限制', en: 'Holds on the account' },
    columns: [
      column('开始（北京时间）', 'From (Beijing)', time(Prisma.sql`t.started_at`)),
      column('结束（北京时间）', 'To (Beijing)', time(Prisma.sql`coalesce(t.ended_at, t.ends_at)`)),
      column('范围', 'Scope', Prisma.sql`t.scope`),
      column('原因', 'Cause', Prisma.sql`t.cause`),
      column('说明', 'Note', Prisma.sql`t.note`),
    ],
    from: Prisma.sql`account_hold t where t.user_id = me.id`,
    id: ID,
  },
  {
    name: { zh: '订单', en: 'Orders' },
    columns: [
      CREATED,
      column('订单号', 'Order', Prisma.sql`t.order_no`),
      column('方向', 'Side', Prisma.sql`case when t.buyer_id = me.id then 'buy' else 'sell' end`),
      ITEM,
      column('价格（元）', 'Price (yuan)', yuan(Prisma.sql`t.price_cents`)),
      column(
        '服务费（元）',
        'Fee (yuan)',
        Prisma.sql`case when t.seller_id = me.id then ${yuan(Prisma.sql`t.fee_cents`)} end`,
      ),
      column('状态', 'State', Prisma.sql`t.phase`),
      column('原因', 'Reason', Prisma.sql`t.reason`),
    ],
    from: Prisma.sql`market_order t join market_item item on item.id = t.market_item_id where me.id in (t.buyer_id, t.seller_id)`,
    id: ID,
  },
  {
    name: { zh: '订单经过', en: 'History of orders' },
    columns: [
      CREATED,
      column('订单号', 'Order', Prisma.sql`o.order_no`),
      column('状态', 'State', Prisma.sql`t.to_phase`),
      column('原因', 'Reason', Prisma.sql`t.reason`),
      column('操作方', 'By', Prisma.sql`t.actor`),
    ],
    from: Prisma.sql`order_event t join market_order o on o.id = t.order_id where me.id in (o.buyer_id, o.seller_id)`,
    id: ID,
  },
  {
    name: { zh: '流水', en: 'Statement' },
    columns: [
      CREATED,
      column('事由', 'Reason', Prisma.sql`transfer.reason`),
      column('账户', 'Account', Prisma.sql`account.kind`),
      column('金额（元）', 'Amount (yuan)', yuan(Prisma.sql`t.amount_cents`)),
      column('余额（元）', 'Balance (yuan)', yuan(Prisma.sql`t.balance_after_cents`)),
    ],
    from: Prisma.sql`ledger_account account join ledger_posting t on t.account_id = account.id
      join ledger_transfer transfer on transfer.id = t.transfer_id where account.owner_id = me.id`,
    id: ID,
  },
  {
    name: { zh: '积分', en: 'Points' },
    columns: [
      CREATED,
      column('订单号', 'Order', Prisma.sql`o.order_no`),
      column('积分', 'Points', Prisma.sql`t.points`),
    ],
    from: Prisma.sql`point_entry t join market_order o on o.id = t.order_id where t.user_id = me.id`,
    id: Prisma.sql`t.order_id::text`,
  },
  {
    name: { zh: '充值', en: 'Recharges' },
    columns: [
      CREATED,
      column('单号', 'Number', Prisma.sql`t.number`),
      column('金额（元）', 'Amount (yuan)', yuan(Prisma.sql`t.amount_cents`)),
      column('状态', 'State', Prisma.sql`t.status`),
    ],
    from: Prisma.sql`recharge t where t.user_id = me.id`,
    id: ID,
  },
  {
    name: { zh: '充值协议', en: 'Recharge contracts' },
    columns: [
      CREATED,
      column('单号', 'Number', Prisma.sql`t.number`),
      column('状态', 'State', Prisma.sql`t.status`),
    ],
    from: Prisma.sql`recharge_contract t where t.user_id = me.id`,
    id: ID,
  },
  {
    name: { zh: '提现', en: 'Withdrawals' },
    columns: [
      CREATED,
      column('单号', 'Number', Prisma.sql`t.serial_no`),
      column('金额（元）', 'Amount (yuan)', yuan(Prisma.sql`t.amount_cents`)),
      column('手续费（元）', 'Fee (yuan)', yuan(Prisma.sql`t.fee_cents`)),
      column('提现账户', 'Account', Prisma.sql`account.masked_account`),
      column('状态', 'State', Prisma.sql`t.status`),
    ],
    from: Prisma.sql`withdrawal t join payment_account account on account.id = t.payment_account_id where t.user_id = me.id`,
    id: ID,
  },
  {
    name: { zh: '提现账户', en: 'Payment accounts' },
    columns: [CREATED, column('账户', 'Account', Prisma.sql`t.masked_account`)],
    from: Prisma.sql`payment_account t where t.user_id = me.id`,
    id: ID,
  },
  {
    name: { zh: '上架', en: 'Listings' },
    columns: [
      CREATED,
      ITEM,
      column('价格（元）', 'Price (yuan)', yuan(Prisma.sql`t.ask_cents`)),
      column('状态', 'State', Prisma.sql`t.status`),
    ],
    from: Prisma.sql`listing t join market_item item on item.id = t.market_item_id where t.seller_id = me.id`,
    id: ID,
  },
  {
    name: { zh: '定时上架', en: 'Scheduled listings' },
    columns: [
      CREATED,
      ITEM,
      column('上架时间（北京时间）', 'Due (Beijing)', time(Prisma.sql`t.due_at`)),
      column('价格（元）', 'Price (yuan)', yuan(Prisma.sql`t.price_cents`)),
      column('参考价倍数', 'Times the reference price', Prisma.sql`t.multiplier`),
      column('状态', 'State', Prisma.sql`t.status`),
    ],
    from: Prisma.sql`scheduled_listing t join asset a on a.id = t.asset_id
      join market_item item on item.id = a.market_item_id where t.user_id = me.id`,
    id: ID,
  },
  {
    name: { zh: '改价规则', en: 'Selling rules' },
    columns: [
      CREATED,
      column('名称', 'Name', Prisma.sql`t.name`),
      column('依据', 'Basis', Prisma.sql`t.basis`),
      column('最低限价（元）', 'Floor (yuan)', yuan(Prisma.sql`t.floor_cents`)),
    ],
    from: Prisma.sql`selling_rule t where t.user_id = me.id`,
    id: ID,
  },
  ...OWN_DEALS,
  {
    name: { zh: 'Steam 账号', en: 'Steam accounts' },
    columns: [
      CREATED,
      column('SteamID', 'SteamID', Prisma.sql`t.steam_id`),
      column('登录名', 'Sign-in name', Prisma.sql`t.account_name`),
      column('解绑时间', 'Unbound', time(Prisma.sql`t.unbound_at`)),
    ],
    from: Prisma.sql`steam_account t where t.user_id = me.id`,
    id: ID,
  },
  {
    name: { zh: '库存价值', en: 'Inventory value' },
    columns: [
      column('日期（北京时间）', 'Day (Beijing)', Prisma.sql`to_char(t.day, 'YYYY-MM-DD')`),
      column('件数', 'Copies', Prisma.sql`t.copies`),
      column('有参考价的件数', 'Copies with a reference price', Prisma.sql`t.priced_copies`),
      column('参考价合计（元）', 'Sum of reference prices (yuan)', yuan(Prisma.sql`t.reference_cents`)),
      column('有成本的件数', 'Copies with a cost', Prisma.sql`t.costed_copies`),
      column('成本合计（元）', 'Sum of costs (yuan)', yuan(Prisma.sql`t.cost_cents`)),
    ],
    from: Prisma.sql`inventory_day t where t.user_id = me.id`,
    id: Prisma.sql`t.day::text`,
  },
  {
    name: { zh: '收藏', en: 'Watched items' },
    columns: [CREATED, ITEM, column('提醒价（元）', 'Alert at (yuan)', yuan(Prisma.sql`t.target_cents`))],
    from: Prisma.sql`watched_item t join market_item item on item.id = t.market_item_id where t.user_id = me.id`,
    id: ID,
  },
  {
    name: { zh: '保存的筛选', en: 'Saved filters' },
    columns: [
      CREATED,
      column('名称', 'Name', Prisma.sql`t.name`),
      column('条件', 'Filter', Prisma.sql`t.filter::text`),
      column('提醒', 'Alerts', Prisma.sql`t.wants_alerts`),
      column('提醒价上限（元）', 'Alerts up to (yuan)', yuan(Prisma.sql`t.price_limit_cents`)),
    ],
    from: Prisma.sql`saved_filter t where t.user_id = me.id`,
    id: ID,
  },
  {
    name: { zh: '单件提醒', en: 'Alerts over copies' },
    columns: [
      CREATED,
      column('名称', 'Name', Prisma.sql`t.name`),
      column('条件', 'Filter', Prisma.sql`t.filter`),
    ],
    from: Prisma.sql`copy_alert t where t.user_id = me.id`,
    id: ID,
  },
  {
    name: { zh: '提醒的 Webhook', en: 'Webhooks of alerts' },
    columns: [
      CREATED,
      column('地址', 'Address', Prisma.sql`t.url`),
      column('停用时间', 'Switched off', time(Prisma.sql`t.off_at`)),
    ],
    from: Prisma.sql`alert_webhook t where t.user_id = me.id`,
    id: ID,
  },
  {
    name: { zh: '店铺介绍', en: 'Line about the shop' },
    columns: [column('介绍', 'Line', Prisma.sql`t.line`)],
    from: Prisma.sql`shop t where t.user_id = me.id`,
    id: Prisma.sql`t.user_id::text`,
  },
  {
    name: { zh: '店铺地址', en: 'Addresses of the shop' },
    columns: [
      CREATED,
      column('地址', 'Address', Prisma.sql`t.address`),
      column('停用时间（北京时间）', 'Replaced (Beijing)', time(Prisma.sql`t.replaced_at`)),
    ],
    from: Prisma.sql`shop_address t where t.user_id = me.id`,
    id: Prisma.sql`t.key`,
  },
  {
    name: { zh: '保存的视图', en: 'Saved views' },
    columns: [
      CREATED,
      column('名称', 'Name', Prisma.sql`t.name`),
      column('位置', 'Place', Prisma.sql`t.place`),
      column('条件', 'Filter', Prisma.sql`t.filter::text`),
    ],
    from: Prisma.sql`saved_view t where t.user_id = me.id`,
    id: ID,
  },
  {
    name: { zh: '消息', en: 'Messages' },
    columns: [
      CREATED,
      column('内容', 'Template', Prisma.sql`t.template`),
      column('参数', 'Values', Prisma.sql`t.params::text`),
      column('已读', 'Read', time(Prisma.sql`t.read_at`)),
    ],
    from: Prisma.sql`message t where t.user_id = me.id`,
    id: ID,
  },
  {
    name: { zh: '开放平台', en: 'Open platform' },
    columns: [
      column('申请时间（北京时间）', 'Applied (Beijing)', time(Prisma.sql`t.submitted_at`)),
      column('应用号', 'App', Prisma.sql`t.app_id`),
      column('手机号', 'Phone', Prisma.sql`t.phone`),
      column('微信', 'WeChat', Prisma.sql`t.wechat`),
      column('申请理由', 'Reason', Prisma.sql`t.reason`),
      column('回调地址', 'Callback address', Prisma.sql`t.callback_url`),
      column('状态', 'State', Prisma.sql`t.status`),
    ],
    from: Prisma.sql`partner t where t.user_id = me.id`,
    id: ID,
  },
  {
    name: { zh: '给客服的留言', en: 'Letters to the operators' },
    columns: [
      CREATED,
      column('留言', 'Letter', Prisma.sql`t.text`),
      column('回复', 'Answer', Prisma.sql`t.answer`),
    ],
    from: Prisma.sql`letter t where t.user_id = me.id`,
    id: ID,
  },
];

/** The next rows of a part after an id, in the order of its columns; the last value of each row is its id. */
export async function listOwnRows(
  db: Db,
  part: OwnDataPart,
  { userId, after, limit }: { userId: string; after: string; limit: number },
): Promise<(string | null)[][]> {
  const values = part.columns.map(({ value }) => Prisma.sql`(${value})::text`);
  // The part is a query of its own, so that its condition, whatever it is, ends before that of the page begins.
  const rows = await db.$queryRaw<{ row: (string | null)[] }[]>`
    with me as (select ${userId}::uuid as id)
    select own.row from (
      select array[${Prisma.join([...values, part.id])}] as row, ${part.id} as id from me, ${part.from}) own
    where own.id > ${after} order by own.id limit ${limit}`;
  return rows.map(({ row }) => row);
}
