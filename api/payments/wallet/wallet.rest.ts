import type { FastifyInstance } from 'fastify';
import { answer, no } from '../../http/rest/envelope.ts';
import { languageOf } from '../../http/rest/language.ts';
import { nameParam, type RawParams, textParam } from '../../http/rest/params.ts';
import type { RestContext } from '../../http/rest/restContext.ts';
import { readClock } from '../../kernel/clock.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { listOrderNos } from '../../orders/order/order.store.ts';
import { listSerialNos } from '../withdrawal/withdrawal.store.ts';
import { listEntries, type StatementFilter } from './entry.store.ts';
import { ENTRY_WORDS } from './entryWords.ts';
import { boundsOf, HISTORY_RANGES, type HistoryRange } from './historyRange.ts';
import { statementCsv } from './statementCsv.ts';
import { ENTRY_TYPES, type EntryType, entryTypeOf, rechargeNoOf, withdrawalIdOf } from './wallet.ts';

const PLEASE_LOG_IN = { zh: '请先登录', en: 'Please log in.' };
/** Most lines of one file, so that a spreadsheet can open it. */
const LINES_MAX = 20_000;

function readFilter(params: RawParams, now: Date): StatementFilter {
  const range = nameParam<HistoryRange>(params, 'range', HISTORY_RANGES);
  return {
    type: nameParam<EntryType>(params, 'type', ENTRY_TYPES),
    number: textParam(params, 'number', 40),
    ...boundsOf({ range, month: textParam(params, 'month', 10) }, now),
  };
}

/**
 * `GET /web/wallet/statement.csv`: the signed-in user's statement as a file, filtered by `type`, `number`, `range` or
 * `month` (W-02).
 */
export function walletRoutes(app: FastifyInstance, { door, requestOf }: RestContext): void {
  const { db } = door.platform;
  app.get('/wallet/statement.csv', async (request, reply) => {
    const { viewer } = await requestOf(request, reply);
    const language = languageOf(request);
    if (!viewer) return answer(reply, 200, no(401, PLEASE_LOG_IN[language]));
    const filter = readFilter(request.query as RawParams, await readClock(db));
    const newest = { edgeId: null, isBackward: false, count: LINES_MAX };
    const rows = await listEntries(db, viewer.userId, filter, newest);
    const orderNos = await listOrderNos(
      db,
      rows.map(({ orderId }) => orderId ?? NO_ID),
    );
    const serialNos = await listSerialNos(
      db,
      rows.map(({ key }) => withdrawalIdOf(key) ?? NO_ID),
    );
    const words = ENTRY_WORDS[language];
    const lines = rows.map((row, index) => {
      const type = entryTypeOf(row.reason);
      return {
        ...row,
        type: words[type] ?? type,
        reason: words[row.reason] ?? row.reason,
        account: words[row.kind] ?? row.kind,
        number: orderNos[index] ?? serialNos[index] ?? rechargeNoOf(row.key) ?? '',
      };
    });
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="statement.csv"')
      .type('text/csv; charset=utf-8')
      .send(statementCsv(lines, language));
  });
}
