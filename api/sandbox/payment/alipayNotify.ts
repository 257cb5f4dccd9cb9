import { type Books, type BooksReader, sandboxNow } from '../books.ts';
import { alipayTime } from './alipayCall.ts';
import { type AlipayStage, signMessage } from './alipaySignature.ts';

/** A notification that the app has to send. */
export interface AlipayNotifyRow {
  readonly notify_id: string;
  readonly out_no: string;
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly tries: number;
  readonly heard_at: Date | null;
}

/** Whether a notification is sent, or recorded and lost in transit. */
export type NotifyFate = 'sent' | 'lost';

/** Alipay's retry delays: 4, 10 and 10 minutes, 1, 2, 6 and 15 hours. */
const pausesMinutes = [4, 10, 10, 60, 120, 360, 900];
const tickMs = 150;
const timeoutMs = 5_000;
const batchSize = 50;

/** Records a notification about one of the merchant's numbers. Does nothing if the merchant gave no address. */
export async function oweNotify(
  tx: BooksReader,
  message: { outNo: string; url: string | null; fields: Readonly<Record<string, string>>; fate: NotifyFate },
): Promise<void> {
  if (message.url === null) return;
  const now = await sandboxNow(tx);
  const fields = { notify_time: alipayTime(now), charset: 'utf-8', version: '1.0', ...message.fields };
  await tx.query('insert into sandbox.alipay_notify (out_no, url, fields, next_at) values ($1, $2, $3, $4)', [
    message.outNo,
    message.url,
    JSON.stringify(fields),
    message.fate === 'sent' ? now : null,
  ]);
}

/** A notification as it is sent. */
export function signedNotify(stage: AlipayStage, row: AlipayNotifyRow): Record<string, string> {
  return signMessage(stage, { notify_id: row.notify_id, app_id: stage.appId, ...row.fields });
}

/** Lists notifications about one of the merchant's numbers, oldest first. */
export async function listNotifies(books: BooksReader, outNo: string): Promise<AlipayNotifyRow[]> {
  const { rows } = await books.query<AlipayNotifyRow>(
    'select * from sandbox.alipay_notify where out_no = $1 order by notify_id',
    [outNo],
  );
  return rows;
}

/** Sends a notification. Returns true if the merchant's response was the expected word. */
async function tell(stage: AlipayStage, row: AlipayNotifyRow): Promise<boolean> {
  try {
    const response = await fetch(row.url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      body: new URLSearchParams(signedNotify(stage, row)),
    });
    return (await response.text()) === 'success';
  } catch {
    return false;
  }
}

async function notifyDue(books: Books, stage: AlipayStage): Promise<void> {
  const { rows } = await books.query<AlipayNotifyRow>(
    `select * from sandbox.alipay_notify where next_at <= public.clock_now() order by next_at limit ${batchSize}`,
  );
  for (const row of rows) {
    const isHeard = await tell(stage, row);
    const pause = isHeard ? undefined : pausesMinutes[row.tries];
    await books.query(
      `update sandbox.alipay_notify set tries = tries + 1, heard_at = case when $2 then public.clock_now() end,
         next_at = public.clock_now() + $3 * interval '1 minute' where notify_id = $1`,
      [row.notify_id, isHeard, pause ?? null],
    );
  }
}

/** Sends due notifications until stopped. The returned function waits for those in progress. */
export function startAlipayTicker(books: Books, stage: AlipayStage): () => Promise<void> {
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  const tick = () => {
    running = notifyDue(books, stage)
      // If the database is restarting, the next tick tries again.
      .catch(() => {})
      .finally(() => {
        if (!isStopped) timer = setTimeout(tick, tickMs);
      });
  };
  let timer = setTimeout(tick, tickMs);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
