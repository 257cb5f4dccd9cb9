import { type BooksReader, inBooks } from '../books.ts';
import { type AlipayCall, type AlipayHandler, AlipayRefusal, textIn, yuanOf } from './alipayCall.ts';
import { oweNotify } from './alipayNotify.ts';
import type { AlipayStage } from './alipaySignature.ts';
import { type AlipayTradeRow, amountIn, messageOf, requireTrade } from './alipayTrade.ts';

async function findRefund(tx: BooksReader, trade: AlipayTradeRow, number: string): Promise<string | null> {
  const { rows } = await tx.query<{ cents: string }>(
    'select cents from sandbox.alipay_refund where trade_no = $1 and out_request_no = $2',
    [trade.trade_no, number],
  );
  return rows[0]?.cents ?? null;
}

/** Records a refund. A completely refunded trade is closed, and the merchant is notified. */
async function giveBack(
  tx: BooksReader,
  stage: AlipayStage,
  trade: AlipayTradeRow,
  { number, cents }: { number: string; cents: string },
): Promise<void> {
  const isPaid = trade.status === 'TRADE_SUCCESS';
  const refunded = BigInt(trade.refunded_cents) + BigInt(cents);
  if (trade.status === 'TRADE_FINISHED') throw new AlipayRefusal('ACQ.TRADE_HAS_FINISHED');
  if (!isPaid) throw new AlipayRefusal('ACQ.TRADE_STATUS_ERROR');
  if (refunded > BigInt(trade.total_cents)) throw new AlipayRefusal('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
  await tx.query('insert into sandbox.alipay_refund (trade_no, out_request_no, cents) values ($1, $2, $3)', [
    trade.trade_no,
    number,
    cents,
  ]);
  const status = refunded === BigInt(trade.total_cents) ? 'TRADE_CLOSED' : trade.status;
  await tx.query('update sandbox.alipay_trade set refunded_cents = $2, status = $3 where trade_no = $1', [
    trade.trade_no,
    String(refunded),
    status,
  ]);
  const fields = {
    ...messageOf({ ...trade, status }),
    notify_type: 'trade_status_sync',
    seller_id: stage.sellerId,
    refund_fee: yuanOf(refunded),
    out_biz_no: number,
  };
  await oweNotify(tx, { outNo: trade.out_trade_no, url: trade.notify_url, fields, fate: 'sent' });
}

function refundOf(stage: AlipayStage): AlipayHandler {
  return (books, call: AlipayCall) =>
    inBooks(books, async (tx) => {
      const trade = await requireTrade(tx, call);
      const cents = amountIn(call, 'refund_amount');
      const number = textIn(call, 'out_request_no');
      const known = await findRefund(tx, trade, number);
      // The same number is a repeat of the same refund; with another amount it is an error.
      if (known !== null && known !== cents) throw new AlipayRefusal('ACQ.DISCORDANT_REPEAT_REQUEST');
      if (known === null) await giveBack(tx, stage, trade, { number, cents });
      const { trade_no, out_trade_no } = trade;
      return { trade_no, out_trade_no, fund_change: known === null ? 'Y' : 'N', refund_fee: yuanOf(cents) };
    });
}

/** For an unknown refund, the response has no fields about it. */
const query: AlipayHandler = (books, call) =>
  inBooks(books, async (tx) => {
    const trade = await requireTrade(tx, call);
    const number = textIn(call, 'out_request_no');
    const cents = await findRefund(tx, trade, number);
    const { trade_no, out_trade_no } = trade;
    if (cents === null) return { trade_no, out_trade_no };
    return {
      trade_no,
      out_trade_no,
      out_request_no: number,
      total_amount: yuanOf(trade.total_cents),
      refund_amount: yuanOf(cents),
      refund_status: 'REFUND_SUCCESS',
    };
  });

/** Refund methods of `alipay.trade.*`. */
export function alipayRefundMethods(stage: AlipayStage): Readonly<Record<string, AlipayHandler>> {
  return { 'alipay.trade.refund': refundOf(stage), 'alipay.trade.fastpay.refund.query': query };
}
