import type { z } from 'zod';
import type { Cents } from '../../kernel/money.ts';
import { accountLogQuery } from '../provider/alipayCalls.ts';
import type { PaymentGateway } from '../provider/paymentGateway.ts';

type Line = z.infer<typeof accountLogQuery.answer>['detailList'][number];

/**
 * The payment app's account: movements of our payments in fen, positive if incoming, and lines that belong to no
 * payment.
 */
export interface TheirFlows {
  flows: { number: string; cents: Cents; at: Date }[];
  others: { cents: Cents; at: Date }[];
}

const PAGE_SIZE = 2_000;
/** The app's own fee for a payment, and the fee's return, carry the payment's number but are not part of it. */
const FEE_TYPES = new Set(['收费', '退费']);

function centsOf({ transAmount, direction }: Line): Cents {
  const [, yuan = '0', fen = ''] = /^-?(\d+)(?:\.(\d{1,2}))?$/.exec(transAmount) ?? [];
  const cents = BigInt(yuan) * 100n + BigInt(fen.padEnd(2, '0'));
  return direction === '收入' ? cents : -cents;
}

/** Parses a time of the app: Beijing time, without a zone. */
function timeOf(text: string): Date {
  return new Date(`${text.replace(' ', 'T')}+08:00`);
}

function textOf(time: Date): string {
  return new Date(time.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

/**
 * Reads the merchant account for a period, page by page.
 * @throws PaymentError.
 */
export async function readTheirFlows(
  payment: PaymentGateway,
  { from, until }: { from: Date; until: Date },
): Promise<TheirFlows> {
  const read: TheirFlows = { flows: [], others: [] };
  const known = new Set<string>();
  for (let pageNo = 1; ; pageNo += 1) {
    const { totalSize, detailList } = await payment.exec(accountLogQuery, {
      startTime: textOf(from),
      endTime: textOf(until),
      pageNo: String(pageNo),
      pageSize: String(PAGE_SIZE),
    });
    // A line that is written during paging shifts the others, so a line may appear on two pages.
    for (const line of detailList.filter(({ accountLogId }) => !known.has(accountLogId))) {
      known.add(line.accountLogId);
      const [cents, at, number] = [centsOf(line), timeOf(line.transDt), line.merchantOrderNo];
      if (number && !FEE_TYPES.has(line.type)) read.flows.push({ number, cents, at });
      else read.others.push({ cents, at });
    }
    if (detailList.length === 0 || pageNo * PAGE_SIZE >= totalSize) return read;
  }
}
