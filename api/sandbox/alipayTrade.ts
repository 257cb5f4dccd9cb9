import { type AlipayCall, type AlipayHandler, AlipayRefusal, alipayTime, yuanOf } from './alipayCall.ts';
import type { BooksReader } from './books.ts';

/** One row of `sandbox.alipay_trade`; amounts in cents as text. */
export interface AlipayTradeRow {
  readonly trade_no: string;
  readonly out_trade_no: string;
  readonly status: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_FINISHED' | 'TRADE_CLOSED';
  readonly total_cents: string;
  readonly refunded_cents: string;
  readonly subject: string;
  readonly notify_url: string | null;
  readonly return_url: string | null;
  readonly created_at: Date;
  readonly paid_at: Date | null;
}

/** The trade that a call names by the merchant's number or the app's own. Throws `ACQ.TRADE_NOT_EXIST`. */
async function requireTrade(books: BooksReader, { content }: AlipayCall): Promise<AlipayTradeRow> {
  const { rows } = await books.query<AlipayTradeRow>(
    'select * from sandbox.alipay_trade where out_trade_no = $1 or ($1 is null and trade_no::text = $2)',
    [content.out_trade_no ?? null, content.trade_no ?? null],
  );
  if (rows[0] === undefined) throw new AlipayRefusal('ACQ.TRADE_NOT_EXIST');
  return rows[0];
}

const query: AlipayHandler = async (books, call) => {
  const trade = await requireTrade(books, call);
  return {
    trade_no: trade.trade_no,
    out_trade_no: trade.out_trade_no,
    trade_status: trade.status,
    total_amount: yuanOf(trade.total_cents),
    ...(trade.paid_at && { send_pay_date: alipayTime(trade.paid_at) }),
  };
};

/** The family `alipay.trade.*`. */
export const alipayTradeMethods: Readonly<Record<string, AlipayHandler>> = {
  'alipay.trade.query': query,
};
