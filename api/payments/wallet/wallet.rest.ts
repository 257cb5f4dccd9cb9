import { z } from 'zod';
import { languageOf } from '../../http/rest/request.ts';
import { type RestApp, type RestContext, userOf } from '../../http/rest/restApp.ts';
import { readClock } from '../../kernel/clock.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { nameShape, namesOf, param, textShape } from '../../kernel/shapes.ts';
import { listOrderNos } from '../../orders/order/order.store.ts';
import { listSerialNos } from '../withdrawal/withdrawal.store.ts';
import { listEntries, type StatementFilter } from './entry.store.ts';
import { ENTRY_WORDS } from './entryWords.ts';
import { boundsOf, HISTORY_RANGES, type HistoryRange } from './historyRange.ts';
import { statementCsv } from './statementCsv.ts';
import { ENTRY_TYPES, type EntryType, entryTypeOf, rechargeNoOf, withdrawalIdOf } from './wallet.ts';

/** Most lines of one file, so that a spreadsheet can open it. */
const LINES_MAX = 20_000;

const statementQuery = z.object({
  type: param(nameShape(namesOf<EntryType>(ENTRY_TYPES)).optional()),
  number: param(textShape(40).optional()),
  range: param(nameShape(namesOf<HistoryRange>(HISTORY_RANGES)).optional()),
  month: param(textShape(10).optional()),
});

function filterOf(query: z.infer<typeof statementQuery>, now: Date): StatementFilter {
  const { type = null, number = null, range = null, month = null } = query;
  return { type, number, ...boundsOf({ range, month }, now) };
}

/**
 * `GET /web/wallet/statement.csv`: the signed-in user's statement as a file, filtered by `type`, `number`, `range` or
 * `month` (W-02).
 */
export function walletRoutes(app: RestApp, { services }: RestContext): void {
  const { db } = services.platform;
  const options = { config: { needsUser: true }, schema: { querystring: statementQuery } };
  app.get('/wallet/statement.csv', options, async (request, reply) => {
    const language = languageOf(request);
    const filter = filterOf(request.query, await readClock(db));
    const newest = { edgeId: null, isBackward: false, count: LINES_MAX };
    const rows = await listEntries(db, userOf(request), filter, newest);
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
