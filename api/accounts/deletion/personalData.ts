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
  account_action: { fate: 'kept', isExported: true, why: 'a chain of hashes, the proof of what was done' },
  account_deletion: unread('kept', 'when the user left'),
  account_hold: { fate: 'kept', isExported: true, why: 'what was stopped, when and why' },
  avatar: unread('deleted', 'the picture stands on the page'),
  callback_event: unread('kept', 'what was told of orders, without names'),
  idempotency_key: unread('kept', 'random words of requests, forgotten by age'),
  known_device: OWN,
  ledger_account: BOOKS,
  letter: OWN,
  listing: BOOKS,
  listing_batch: unread('kept', 'outcomes of requests; the listings themselves are in the file'),
  market_order: BLANKED,
  message: OWN,
  order_event: BOOKS,
  order_figure: unread('kept', 'sums of orders'),
  partner: BLANKED,
  partner_attachment: unread('deleted', 'the file that the partner sent'),
  partner_key: unread('blanked', 'public keys; revoked, so that none is ever taken again'),
  partner_nonce: unread('kept', 'random words of requests, forgotten by age'),
  partner_order: unread('kept', 'orders, under the partner’s numbers'),
  partner_review: unread('kept', 'what operators decided'),
  partner_setup: unread('deleted', 'a setup that was not finished'),
  partner_usage: unread('kept', 'counts of requests'),
  payment_account: BLANKED,
  phone_change: unread('deleted', 'a change that was not finished'),
  point_entry: BOOKS,
  recharge: BLANKED,
  recharge_contract: BLANKED,
  sale: unread('kept', 'the history of prices'),
  saved_filter: OWN,
  scheduled_listing: OWN,
  seller_record: unread('deleted', 'counted from orders'),
  selling_rule: OWN,
  session: OWN,
  steam_account: BLANKED,
  steam_binding: unread('deleted', 'tries to bind an account'),
  verification: BLANKED,
  watched_item: OWN,
  withdrawal: BOOKS,
};
