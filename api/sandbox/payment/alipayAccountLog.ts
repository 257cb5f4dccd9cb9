import {
  type AlipayCall,
  type AlipayHandler,
  AlipayRefusal,
  alipayTime,
  textIn,
  yuanOf,
} from './alipayCall.ts';

interface LineRow {
  readonly id: string;
  readonly number: string;
  readonly cents: string;
  readonly direction: string;
  readonly type: string;
  readonly at: Date;
  readonly total: string;
}

/** The app's fee is 0.6 % of payments to a merchant. */
const FEE_SHARE = 0.006;

/** Movements of the merchant account, from trades and transfers. */
const LINES = `
  select trade_no || '-1' as id, out_trade_no as number, total_cents as cents, '收入' as direction, '在线支付' as type, paid_at as at
  from sandbox.alipay_trade where paid_at is not null
  union all
  select trade_no || '-2', out_trade_no, greatest(1, round(total_cents * ${FEE_SHARE}))::bigint, '支出', '收费', paid_at
  from sandbox.alipay_trade where paid_at is not null
  union all
  select r.trade_no || '-3-' || r.out_request_no, t.out_trade_no, r.cents, '支出', '退款', r.created_at
  from sandbox.alipay_refund r join sandbox.alipay_trade t using (trade_no)
  union all
  select order_id || '-1', out_biz_no, cents, '支出', '转账', created_at
  from sandbox.alipay_transfer where status = 'SUCCESS'`;

function pageOf(call: AlipayCall): { size: number; no: number } {
  const [size, no] = [Number(textIn(call, 'page_size')), Number(textIn(call, 'page_no'))];
  if (!(size >= 1_000 && size <= 2_000) || !(no >= 1)) throw new AlipayRefusal('INVALID_PARAMETER');
  return { size, no };
}

const query: AlipayHandler = async (books, call) => {
  const { size, no } = pageOf(call);
  const { rows } = await books.query<LineRow>(
    `select *, count(*) over () as total from (${LINES}) line
     where at >= ($1 || '+08')::timestamptz and at < ($2 || '+08')::timestamptz order by at, id limit $3 offset $4`,
    [textIn(call, 'start_time'), textIn(call, 'end_time'), size, (no - 1) * size],
  );
  return {
    page_no: String(no),
    page_size: String(size),
    total_size: rows[0]?.total ?? '0',
    detail_list: rows.map(({ id, number, cents, direction, type, at }) => ({
      account_log_id: id,
      trans_dt: alipayTime(at),
      trans_amount: yuanOf(cents),
      direction,
      type,
      merchant_order_no: number,
    })),
  };
};

/** Methods of the family `alipay.data.bill.*`. */
export const alipayAccountLogMethods: Readonly<Record<string, AlipayHandler>> = {
  'alipay.data.bill.accountlog.query': query,
};
