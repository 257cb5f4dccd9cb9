import { type BooksReader, inBooks } from '../books.ts';
import {
  type AlipayCall,
  type AlipayHandler,
  type AlipayPage,
  AlipayRefusal,
  alipayTime,
  textIn,
  yuanOf,
} from './alipayCall.ts';
import { type NotifyFate, oweNotify } from './alipayNotify.ts';
import { payerFacts } from './alipayPayer.ts';

/** One row of `sandbox.alipay_trade`. Amounts in fen as text. */
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
  /** Login of the account that paid. */
  readonly payer: string | null;
}

/** Finds a trade by the app's number or the merchant's, and closes it if it has expired. */
export async function findAlipayTrade(
  tx: BooksReader,
  by: { tradeNo: string } | { outTradeNo: string },
): Promise<AlipayTradeRow | null> {
  const [column, value] = 'tradeNo' in by ? ['trade_no::text', by.tradeNo] : ['out_trade_no', by.outTradeNo];
  await tx.query(
    `update sandbox.alipay_trade set status = 'TRADE_CLOSED'
     where ${column} = $1 and status = 'WAIT_BUYER_PAY' and expires_at <= public.clock_now()`,
    [value],
  );
  const { rows } = await tx.query<AlipayTradeRow>(
    `select * from sandbox.alipay_trade where ${column} = $1 for update`,
    [value],
  );
  return rows[0] ?? null;
}

/** The trade that a call names by either number. Throws `AlipayRefusal`. */
export async function requireTrade(tx: BooksReader, { content }: AlipayCall): Promise<AlipayTradeRow> {
  const { out_trade_no: outTradeNo, trade_no: tradeNo } = content;
  const by = typeof outTradeNo === 'string' ? { outTradeNo } : { tradeNo: String(tradeNo) };
  const trade = await findAlipayTrade(tx, by);
  if (!trade) throw new AlipayRefusal('ACQ.TRADE_NOT_EXIST');
  return trade;
}

/** The fields of a trade in notifications. */
export function messageOf(trade: AlipayTradeRow): Record<string, string> {
  return { ...factsOf(trade), ...payerFacts(trade.payer, 'buyer_id', 'buyer_logon_id') };
}

function factsOf(trade: AlipayTradeRow): Record<string, string> {
  return {
    trade_no: trade.trade_no,
    out_trade_no: trade.out_trade_no,
    trade_status: trade.status,
    total_amount: yuanOf(trade.total_cents),
  };
}

const query: AlipayHandler = async (books, call) => {
  const trade = await inBooks(books, (tx) => requireTrade(tx, call));
  return {
    ...factsOf(trade),
    ...payerFacts(trade.payer, 'buyer_user_id', 'buyer_logon_id'),
    ...(trade.paid_at && { send_pay_date: alipayTime(trade.paid_at) }),
  };
};

const close: AlipayHandler = (books, call) =>
  inBooks(books, async (tx) => {
    const { trade_no, out_trade_no, status } = await requireTrade(tx, call);
    if (status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED')
      throw new AlipayRefusal('ACQ.REASON_TRADE_STATUS_INVALID');
    await tx.query(`update sandbox.alipay_trade set status = 'TRADE_CLOSED' where trade_no = $1`, [trade_no]);
    return { trade_no, out_trade_no };
  });

const amountShape = /^(\d{1,9})\.(\d{2})$/;

/** An amount of the content in fen, as text. Throws `AlipayRefusal`. */
export function amountIn(call: AlipayCall, name: string): string {
  const [, yuan, fen] = amountShape.exec(textIn(call, name)) ?? [];
  if (yuan === undefined || fen === undefined) throw new AlipayRefusal('ACQ.INVALID_PARAMETER');
  return String(BigInt(yuan + fen));
}

/** The title of a trade. As the app does, it refuses one with special characters. */
function subjectIn(call: AlipayCall): string {
  const subject = textIn(call, 'subject');
  if (/[/=&]/.test(subject)) throw new AlipayRefusal('ACQ.INVALID_PARAMETER');
  return subject;
}

/** The page of a trade: a new one, or the same again while it is unpaid. */
const pay: AlipayPage = (books, call) =>
  inBooks(books, async (tx) => {
    const outTradeNo = textIn(call, 'out_trade_no');
    const cents = amountIn(call, 'total_amount');
    const expiry = typeof call.content.time_expire === 'string' ? `${call.content.time_expire}+08` : null;
    await tx.query(
      `insert into sandbox.alipay_trade (out_trade_no, status, total_cents, subject, notify_url, return_url, expires_at)
       values ($1, 'WAIT_BUYER_PAY', $2, $3, $4, $5, $6) on conflict (out_trade_no) do nothing`,
      [outTradeNo, cents, subjectIn(call), call.notifyUrl, call.returnUrl, expiry],
    );
    const trade = await findAlipayTrade(tx, { outTradeNo });
    if (!trade) throw new AlipayRefusal('ACQ.SYSTEM_ERROR');
    if (trade.total_cents !== cents) throw new AlipayRefusal('ACQ.CONTEXT_INCONSISTENT');
    return `/cashier/${trade.trade_no}`;
  });

/** Pays a trade. Returns false if the trade is no longer waiting for payment. */
export async function payTrade(
  tx: BooksReader,
  tradeNo: string,
  { sellerId, payer, fate }: { sellerId: string; payer: string; fate: NotifyFate },
): Promise<boolean> {
  const trade = await findAlipayTrade(tx, { tradeNo });
  if (trade?.status !== 'WAIT_BUYER_PAY') return false;
  await tx.query(
    `update sandbox.alipay_trade set status = 'TRADE_SUCCESS', paid_at = public.clock_now(), payer = $2 where trade_no = $1`,
    [tradeNo, payer],
  );
  const amount = yuanOf(trade.total_cents);
  const fields = {
    ...messageOf({ ...trade, status: 'TRADE_SUCCESS', payer }),
    notify_type: 'trade_status_sync',
    seller_id: sellerId,
    receipt_amount: amount,
    buyer_pay_amount: amount,
    subject: trade.subject,
  };
  await oweNotify(tx, { outNo: trade.out_trade_no, url: trade.notify_url, fields, fate });
  return true;
}

/** Methods of the family `alipay.trade.*`. */
export const alipayTradeMethods: Readonly<Record<string, AlipayHandler>> = {
  'alipay.trade.query': query,
  'alipay.trade.close': close,
};

/** Pages of the same family. */
export const alipayTradePages: Readonly<Record<string, AlipayPage>> = { 'alipay.trade.page.pay': pay };
