import type { Handovers } from '../../kernel/handover.ts';
import { declareJob } from '../../kernel/job.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { readSteamHealth } from '../../steam/client/readSteamHealth.ts';
import { parseTradeUrl, type TradeAddress } from '../../steam/client/tradeUrl.ts';
import { insertQuestions, type LinkCheckRow, listKeptChecks } from './linkCheck.store.ts';
import { KEPT_MS, type LinkAnswer } from './linkCheck.ts';
import { listProvenLinks, listRecipientRecords, type RecipientRecord } from './recipientRecord.store.ts';

/** Maximum number of links in one request. */
export const RECIPIENTS_MAX = 50;
/** Questions to Steam that one user may cause in a minute, whatever its limit of requests. */
const QUESTIONS_MAX = 100;
/** After how many seconds an answer that is still to come is worth another request. */
const PENDING_SECONDS = 5;

/** Questions about trade links that a worker asks Steam. */
export interface RecipientQuestions {
  /** The first of them, by which the queue knows the job. */
  questionId: string;
  questionIds: string[];
}

/** Asks Steam about the trade links of recipients while a partner waits. A lost job leaves its questions unanswered. */
export const recipientCheckJob = declareJob<'questionId', RecipientQuestions>({
  name: 'recipient-check',
  key: 'questionId',
});

/** What is known of a trade link and of the account that it belongs to. */
export interface RecipientCheck {
  /** The account; null if the text is no trade link. */
  steamId: string | null;
  /** Pending: Steam is being asked. */
  status: LinkAnswer['status'] | 'pending';
  reason: NonNullable<LinkAnswer['reason']> | 'malformed' | null;
  holdDays: number | null;
  /** When Steam gave this answer, or did not. Null if it was not asked. */
  askedAt: Date | null;
  /** After how many seconds another request may be told more. Null if the answer stands. */
  retryAfterSeconds: number | null;
  /** What the market has seen of the account. Null unless the link works, or is known to have worked and Steam does not say. */
  risk: RecipientRecord | null;
}

/**
 * Checks trade links before something is bought for them. Steam is asked through the worker about links of which nothing
 * is kept, once for all who ask at the same time; this waits for at most `RECIPIENT_CHECK_WAIT_MS`. A Steam that does not
 * answer is an answer, `unknown`.
 * @returns one check for each link, in their order.
 */
export async function checkRecipients(
  { platform, handovers }: { platform: Platform; handovers: Handovers },
  { userId, tradeUrls }: { userId: string; tradeUrls: readonly string[] },
): Promise<RecipientCheck[]> {
  const links = tradeUrls.map(parseTradeUrl);
  const addresses = links.filter((link) => link !== null);
  if (addresses.length === 0) return links.map(() => MALFORMED);
  await askWorker(platform, userId, addresses);
  const kept = await waitForAnswers(platform, handovers, addresses);
  const rows: Rows = new Map(kept.map((row) => [keyOf(row), row]));
  const risks = await listRisks(platform, addresses, rows);
  return links.map((link) => (link ? toCheck(link, rows.get(keyOf(link)), risks) : MALFORMED));
}

/** What is kept of links, by `keyOf`. */
type Rows = ReadonlyMap<string, LinkCheckRow>;

const MALFORMED: RecipientCheck = {
  steamId: null,
  status: 'refused',
  reason: 'malformed',
  holdDays: null,
  askedAt: null,
  retryAfterSeconds: null,
  risk: null,
};

function keyOf({ steamId, token }: TradeAddress): string {
  return `${steamId} ${token}`;
}

/** Has the worker ask Steam about links of which nothing is kept. Nobody asks while Steam is down. */
async function askWorker(
  { db, jobs }: Platform,
  userId: string,
  addresses: readonly TradeAddress[],
): Promise<void> {
  const isDown = (await readSteamHealth(db)).some(({ kind, state }) => kind === 'offers' && state === 'down');
  if (isDown) return;
  const distinct = [...new Map(addresses.map((address) => [keyOf(address), address])).values()];
  await inTransaction(db, async (tx) => {
    const asking = { userId, waitMs: KEPT_MS.asked, max: QUESTIONS_MAX };
    const questionIds = await insertQuestions(tx, distinct, asking);
    const [questionId] = questionIds;
    if (questionId) await jobs.send(tx, recipientCheckJob, { questionId, questionIds });
  });
}

/** Reads what is kept of the links, once Steam has answered or the time is over. */
async function waitForAnswers(
  { db, config }: Platform,
  handovers: Handovers,
  addresses: readonly TradeAddress[],
): Promise<LinkCheckRow[]> {
  const listOpen = async (): Promise<LinkCheckRow[]> => openOf(await listKeptChecks(db, addresses));
  const waits = new Map(
    (await listOpen()).map(({ id }) => [id, handovers.wait(id, config.RECIPIENT_CHECK_WAIT_MS)]),
  );
  // One may have been answered before this process listened for it.
  if (waits.size > 0) await Promise.all((await listOpen()).map(({ id }) => waits.get(id)));
  return listKeptChecks(db, addresses);
}

function openOf(rows: readonly LinkCheckRow[]): LinkCheckRow[] {
  return rows.filter(({ status }) => status === null);
}

/**
 * Reads what the market has seen of the accounts of working links, by `keyOf`. Whoever holds none of an account is told
 * nothing of it; where Steam does not say, a link counts that an offer was once sent to.
 */
async function listRisks(
  { db }: Platform,
  addresses: readonly TradeAddress[],
  rows: Rows,
): Promise<ReadonlyMap<string, RecipientRecord>> {
  const { works = [], unsaid = [] } = Object.groupBy(addresses, (address) =>
    stateOf(rows.get(keyOf(address))),
  );
  const told = [...works, ...(unsaid.length > 0 ? await listProvenLinks(db, unsaid) : [])];
  const records = await listRecipientRecords(db, [...new Set(told.map(({ steamId }) => steamId))]);
  return new Map(
    told.flatMap((address) => {
      const record = records.get(address.steamId);
      return record ? [[keyOf(address), record]] : [];
    }),
  );
}

function stateOf(row: LinkCheckRow | undefined): 'works' | 'dead' | 'unsaid' {
  if (row?.reason === 'tradeLink') return 'dead';
  return row?.status === 'good' || row?.status === 'refused' ? 'works' : 'unsaid';
}

function toCheck(
  link: TradeAddress,
  row: LinkCheckRow | undefined,
  risks: ReadonlyMap<string, RecipientRecord>,
): RecipientCheck {
  const status = row ? (row.status ?? 'pending') : 'unknown';
  return {
    steamId: link.steamId,
    status,
    reason: row?.reason ?? null,
    holdDays: row?.holdDays ?? null,
    askedAt: row?.answeredAt ?? null,
    retryAfterSeconds: retryAfterOf(status, row),
    risk: risks.get(keyOf(link)) ?? null,
  };
}

function retryAfterOf(status: RecipientCheck['status'], row: LinkCheckRow | undefined): number | null {
  if (status === 'pending') return PENDING_SECONDS;
  if (status !== 'unknown') return null;
  return Math.max(1, Math.ceil((row?.keptMs ?? KEPT_MS.unknown) / 1_000));
}
