import { z } from 'zod';
import { type Books, type BooksReader, inBooks } from '../books.ts';
import {
  type AlipayCall,
  type AlipayHandler,
  AlipayRefusal,
  alipayTime,
  textIn,
  yuanOf,
} from './alipayCall.ts';

interface TransferRow {
  readonly out_biz_no: string;
  readonly order_id: string;
  readonly cents: string;
  readonly status: string;
  readonly error_code: string | null;
  readonly created_at: Date;
}

const payeeShape = z.object({
  identity: z.string().min(1),
  identity_type: z.literal('ALIPAY_LOGON_ID'),
  name: z.string().min(1),
});
/** Accounts with this prefix do not exist. Transfers to accounts with the prefix `slow` wait until they are completed manually. */
const NOBODY = 'nobody';
const SLOW = 'slow';

function centsIn(call: AlipayCall): string {
  const text = textIn(call, 'trans_amount');
  const match = /^(0|[1-9]\d{0,8})\.(\d{2})$/.exec(text);
  if (!match || Number(text) < 0.1) throw new AlipayRefusal('INVALID_PARAMETER');
  return String(BigInt(`${match[1]}${match[2]}`));
}

async function findTransfer(books: BooksReader, outBizNo: string): Promise<TransferRow | undefined> {
  const { rows } = await books.query<TransferRow>(
    'select * from sandbox.alipay_transfer where out_biz_no = $1',
    [outBizNo],
  );
  return rows[0];
}

/** Checks the payee as the app does, by account and name. Throws `AlipayRefusal`. */
async function requirePayee(books: BooksReader, call: AlipayCall): Promise<string> {
  const payee = payeeShape.safeParse(call.content.payee_info);
  if (!payee.success) throw new AlipayRefusal('isv.missing-parameter', '40001');
  const { identity, name } = payee.data;
  if (identity.startsWith(NOBODY)) throw new AlipayRefusal('PAYEE_NOT_EXIST');
  const { rows } = await books.query<{ name: string }>(
    `insert into sandbox.alipay_account (identity, name) values ($1, $2)
     on conflict (identity) do update set name = sandbox.alipay_account.name returning name`,
    [identity, name],
  );
  if (rows[0]?.name !== name) throw new AlipayRefusal('PAYEE_USERINFO_ERROR');
  return identity;
}

const transfer: AlipayHandler = (books: Books, call) =>
  inBooks(books, async (tx) => {
    const outBizNo = textIn(call, 'out_biz_no');
    if (
      textIn(call, 'product_code') !== 'TRANS_ACCOUNT_NO_PWD' ||
      textIn(call, 'biz_scene') !== 'DIRECT_TRANSFER'
    )
      throw new AlipayRefusal('INVALID_PARAMETER');
    const cents = centsIn(call);
    const known = await findTransfer(tx, outBizNo);
    // The same number is a repeat of the same transfer; with another amount it is an error.
    if (known && known.cents !== cents) throw new AlipayRefusal('DUPLICATE_REQUEST');
    if (!known) {
      const identity = await requirePayee(tx, call);
      await tx.query(
        `insert into sandbox.alipay_transfer (out_biz_no, cents, payee_identity, status) values ($1, $2, $3, $4)
         on conflict do nothing`,
        [outBizNo, cents, identity, identity.startsWith(SLOW) ? 'DEALING' : 'SUCCESS'],
      );
    }
    const row = await findTransfer(tx, outBizNo);
    if (!row) throw new AlipayRefusal('SYSTEM_ERROR', '20000');
    return {
      out_biz_no: row.out_biz_no,
      order_id: row.order_id,
      pay_fund_order_id: row.order_id,
      status: row.status,
      trans_date: alipayTime(row.created_at),
    };
  });

const query: AlipayHandler = async (books, call) => {
  const row = await findTransfer(books, textIn(call, 'out_biz_no'));
  if (!row) throw new AlipayRefusal('ORDER_NOT_EXIST');
  return {
    out_biz_no: row.out_biz_no,
    order_id: row.order_id,
    pay_fund_order_id: row.order_id,
    status: row.status,
    trans_amount: yuanOf(row.cents),
    pay_date: alipayTime(row.created_at),
    ...(row.error_code && { error_code: row.error_code, fail_reason: row.error_code }),
  };
};

/** Methods of the family `alipay.fund.trans.*`. */
export const alipayTransferMethods: Readonly<Record<string, AlipayHandler>> = {
  'alipay.fund.trans.uni.transfer': transfer,
  'alipay.fund.trans.common.query': query,
};
