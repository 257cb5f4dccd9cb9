import { BYTE_ORDER_MARK, csvLine } from '../../kernel/csv.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { recordAccountAction } from '../session/accountAction.store.ts';
import type { RequestOrigin } from '../session/accountAction.ts';
import { takeStepUpCode } from '../session/stepUp.ts';
import { listOwnRows, OWN_DATA_PARTS } from './ownData.store.ts';
import type { OwnDataPart } from './ownDeals.store.ts';

/** What happens to the rows of a user who leaves: deleted, blanked of identifying data, or kept unchanged. */
type Fate = 'deleted' | 'blanked' | 'kept';

interface PersonalTable {
  readonly fate: Fate;
  /** Whether its rows are in the file of the user's own data. */
  readonly isExported: boolean;
  /** Why it is kept, or not in the file. */
  readonly why?: string;
}

const OWN: PersonalTable = { fate: 'deleted', isExported: true };
const BLANKED: PersonalTable = { fate: 'blanked', isExported: true };
/** Required by law and by the other sides of trades. */
const BOOKS: PersonalTable = { fate: 'kept', isExported: true, why: 'money and trades' };

function unread(fate: Fate, why: string): PersonalTable {
  return { fate, isExported: false, why };
}

/**
 * Every table with rows that belong to a user or a partner (U-06). A test compares it with the database, the file and
 * the erasure.
 */
export const PERSONAL_TABLES: Readonly<Record<string, PersonalTable>> = {
  alert_webhook: OWN,
  account_action: { fate: 'kept', isExported: true, why: 'a chain of hashes, the proof of what was done' },
  account_deletion: unread('kept', 'when the user left'),
  account_hold: { fate: 'kept', isExported: true, why: 'what was stopped, when and why' },
  bargain_terms: { fate: 'kept', isExported: true, why: 'what was agreed to be sold for' },
  bid: { fate: 'kept', isExported: true, why: 'money and trades' },
  avatar: unread('deleted', 'the picture stands on the page'),
  bulk_action: unread('deleted', 'what it did is in the listings'),
  callback_event: unread('kept', 'what was told of orders, without names'),
  cart_line: OWN,
  cart_purchase: unread('kept', 'outcomes of requests; the orders themselves are in the file'),
  copy_alert: OWN,
  idempotency_key: unread('kept', 'random words of requests, forgotten by age'),
  inventory_day: OWN,
  inventory_day_item: unread('deleted', 'the items behind the sums of a day, which are in the file'),
  known_device: OWN,
  ledger_account: BOOKS,
  letter: OWN,
  link_check: unread('kept', 'what Steam said of trade links, forgotten after a day'),
  listing: BOOKS,
  listing_discount: unread('deleted', 'what it did is in the listings'),
  listing_batch: unread('kept', 'outcomes of requests; the listings themselves are in the file'),
  market_order: BLANKED,
  message: OWN,
  order_event: BOOKS,
  order_figure: unread('kept', 'sums of orders'),
  partner: BLANKED,
  partner_attachment: unread('deleted', 'the file that the partner sent'),
  partner_key: unread('blanked', 'public keys; revoked, so that none is ever taken again'),
  partner_nonce: unread('kept', 'random words of requests, forgotten by age'),
  callback_resend: unread('kept', 'when callbacks were sent again, and how many'),
  partner_order: unread('kept', 'orders, under the partner’s numbers'),
  partner_review: unread('kept', 'what operators decided'),
  partner_setup: unread('deleted', 'a setup that was not finished'),
  partner_usage: unread('kept', 'counts of requests'),
  payment_account: BLANKED,
  price_offer: { fate: 'kept', isExported: true, why: 'money and trades' },
  phone_change: unread('deleted', 'a change that was not finished'),
  point_entry: BOOKS,
  quick_sale: unread('kept', 'sales, which stand among the orders'),
  recharge: BLANKED,
  recharge_contract: BLANKED,
  sale: unread('kept', 'the history of prices'),
  saved_filter: OWN,
  saved_view: OWN,
  scheduled_listing: OWN,
  seller_record: unread('deleted', 'counted from orders'),
  selling_rule: OWN,
  session: OWN,
  shop: OWN,
  shop_address: OWN,
  shop_move: unread('kept', 'listings that have yet to follow a shop, for seconds'),
  steam_account: BLANKED,
  steam_binding: unread('deleted', 'tries to bind an account'),
  verification: BLANKED,
  watched_item: OWN,
  withdrawal: BOOKS,
};

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
  return csvLine(cells.map((cell) => cell ?? ''));
}

async function* writeParts(
  platform: Platform,
  userId: string,
  language: 'zh' | 'en',
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
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
