import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { csvCell } from '../../payments/wallet/statementCsv.ts';
import type { RequestOrigin } from '../session/accountAction.ts';
import { recordAccountAction } from '../session/recordAccountAction.ts';
import { takeStepUpCode } from '../session/takeStepUpCode.ts';
import { listOwnRows, OWN_DATA_PARTS, type OwnDataPart } from './ownData.store.ts';

/** Number of rows in one query. */
const PAGE = 1_000;

/** The user who requests the file, with the SMS code that authorises it. */
export interface OwnDataRequest {
  userId: string;
  code: string;
  origin: RequestOrigin;
  language: 'zh' | 'en';
}

/**
 * Opens the file of all personal data of a user (U-06): CSV for spreadsheets, one part below the other, each with its
 * name and column names, read page by page while it is sent. No cell can run as a formula.
 * @throws StepUpCodeWrong, TooManyCodes, before anything is read.
 */
export async function openOwnData(
  platform: Platform,
  request: OwnDataRequest,
): Promise<AsyncGenerator<string>> {
  const { userId, code, origin, language } = request;
  const stepUp = await takeStepUpCode(platform, { userId, code, origin });
  await inTransaction(platform.db, (tx) =>
    recordAccountAction(tx, { userId, kind: 'exportOwnData', subjectId: null, details: {} }, stepUp),
  );
  return writeParts(platform, userId, language);
}

function line(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => csvCell(cell ?? '')).join(',')}\r\n`;
}

async function* writeParts(
  platform: Platform,
  userId: string,
  language: 'zh' | 'en',
): AsyncGenerator<string> {
  yield '\uFEFF';
  for (const part of OWN_DATA_PARTS) {
    yield line([part.name[language]]) + line(part.columns.map((column) => column[language]));
    yield* writeRows(platform, userId, part);
    yield '\r\n';
  }
}

async function* writeRows({ db }: Platform, userId: string, part: OwnDataPart): AsyncGenerator<string> {
  let after = '';
  for (;;) {
    const rows = await listOwnRows(db, part, { userId, after, limit: PAGE });
    if (rows.length > 0) yield rows.map((row) => line(row.slice(0, -1))).join('');
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.at(-1) ?? '';
  }
}
