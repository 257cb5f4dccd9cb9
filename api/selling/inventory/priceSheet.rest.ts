import { languageOf } from '../../http/rest/request.ts';
import { type RestApp, type RestContext, userOf } from '../../http/rest/restApp.ts';
import { uploadRoute } from '../../http/rest/uploadRoute.ts';
import { importPriceSheet } from './importPriceSheet.ts';
import { SheetMissing, SheetTooLarge } from './inventory.errors.ts';
import { listSheetCopies } from './priceSheet.store.ts';
import { decodeSheet, writeSheet } from './priceSheet.ts';

/** Some 400 bytes for each line: an exported one, with long names and amounts, has 250. */
const SHEET_BYTES_MAX = 8 * 1024 * 1024;

/**
 * `GET /web/selling/prices.csv`, `POST /web/selling/prices/check` and `POST /web/selling/prices`: a seller's prices and
 * costs as a file, its dry run, and what it changes.
 */
export function priceSheetRoutes(app: RestApp, context: RestContext): void {
  const { platform } = context.services;
  app.get('/selling/prices.csv', { config: { needsUser: true } }, async (request, reply) => {
    const copies = await listSheetCopies(platform.db, userOf(request), null);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="prices.csv"')
      .type('text/csv; charset=utf-8')
      .send(writeSheet(copies, languageOf(request)));
  });
  for (const isDryRun of [true, false])
    uploadRoute(app, context, {
      path: isDryRun ? '/selling/prices/check' : '/selling/prices',
      field: 'sheet',
      bytesMax: SHEET_BYTES_MAX,
      Missing: SheetMissing,
      TooLarge: SheetTooLarge,
      take: (userId, { bytes }) => importPriceSheet(platform, { userId, text: decodeSheet(bytes), isDryRun }),
    });
}
