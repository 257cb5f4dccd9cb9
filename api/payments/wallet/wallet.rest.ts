import { Readable } from 'node:stream';
import { z } from 'zod';
import { languageOf } from '../../http/rest/request.ts';
import { type RestApp, type RestContext, userOf } from '../../http/rest/restApp.ts';
import { readClock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { nameShape, namesOf, param, textShape } from '../../kernel/shapes.ts';
import { listOrderNos } from '../../orders/order/order.store.ts';
import { listSerialNos } from '../withdrawal/withdrawal.store.ts';
import { type EntryRow, listEntries, type StatementFilter } from './entry.store.ts';
import { ENTRY_WORDS } from './entryWords.ts';
import { boundsOf, HISTORY_RANGES, type HistoryRange } from './historyRange.ts';
import { type StatementLine, statementCsv } from './statementCsv.ts';
import { ENTRY_TYPES, type EntryType, entryTypeOf, rechargeNoOf, withdrawalIdOf } from './wallet.ts';

/** Number of lines in one query. */
const PAGE = 1_000;

const statementQuery = z.object({
  type: param(nameShape(namesOf<EntryType>(ENTRY_TYPES)).optional()),
  number: param(textShape(40).optional()),
  range: param(nameShape(namesOf<HistoryRange>(HISTORY_RANGES)).optional()),
  month: param(textShape(10).optional()),
});

function filterOf(query: z.infer<typeof statementQuery>, now: Date): StatementFilter {
  const { type = null, number = null, range = null, month = null } = query;
  return { type, number: number?.trim(), ...boundsOf({ range, month }, now) };
}

/** What a file tells, and in which language. */
interface StatementRequest {
  userId: string;
  filter: StatementFilter;
  language: 'zh' | 'en';
}

/** Reads a statement to its end, newest first. */
async function* readPages(db: Db, request: StatementRequest): AsyncGenerator<StatementLine[]> {
  let edgeId: string | null = null;
  for (;;) {
    const page = { edgeId, isBackward: false, count: PAGE };
    const rows: EntryRow[] = await listEntries(db, request.userId, request.filter, page);
    if (rows.length > 0) yield await describeEntries(db, rows, request.language);
    if (rows.length < PAGE) return;
    edgeId = rows.at(-1)?.id ?? null;
  }
}

/** The lines of entries, with the words of a language and the number of what each belongs to. */
async function describeEntries(
  db: Db,
  rows: readonly EntryRow[],
  language: 'zh' | 'en',
): Promise<StatementLine[]> {
  const orderNos = await listOrderNos(
    db,
    rows.map(({ orderId }) => orderId ?? NO_ID),
  );
  const serialNos = await listSerialNos(
    db,
    rows.map(({ key }) => withdrawalIdOf(key) ?? NO_ID),
  );
  const words = ENTRY_WORDS[language];
  return rows.map((row, index) => {
    const type = entryTypeOf(row.reason);
    return {
      ...row,
      type: words[type] ?? type,
      reason: words[row.reason] ?? row.reason,
      account: words[row.kind] ?? row.kind,
      number: orderNos[index] ?? serialNos[index] ?? rechargeNoOf(row.key) ?? '',
    };
  });
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
    const pages = readPages(db, { userId: userOf(request), filter, language });
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="statement.csv"')
      .type('text/csv; charset=utf-8')
      .send(Readable.from(statementCsv(pages, language)));
  });
}
