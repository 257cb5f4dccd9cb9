import { z } from 'zod';
import { type Books, type BooksReader, sandboxNow } from '../books.ts';
import { bookIdShape, readInput, steamIdShape, wholeNumber } from '../sandboxInput.ts';

/**
 * What can go wrong with a call:
 * - `status`: an HTTP status; `refusal`: an EResult of Steam or a code of the SMS provider;
 * - `empty`, `html`, `nothing`: 200 with no body, with a page, or with a well-formed response without content;
 * - `timeout`: 504 after `delayMs`, or no response at all; `cut`: the connection breaks;
 * - `edge`, `signIn`, `null`: 403 with the page of the edge before Steam; 200 with a page that asks to sign in (401 of the Web API); 200
 *   with the body `null`;
 * - `none`, `hollow`: a list that counts rows and shows none, without or with the mark of a further page;
 * - `unasked`: an inventory without the properties of its items, unless the call asks for them;
 * - `broken`, `trickle`: the response stops in its middle, or comes piece by piece;
 * - `wrongTime`: Steam's clock is ahead by `delayMs`; `unacknowledged`: trade protection must be acknowledged again;
 * - `slow`: the effect is immediate and the response late; `late`: the effect itself is late;
 * - `twice`: the call takes effect twice;
 * - `stale`, `missing`, `doubled`: offers show an older state, are not listed, or are listed twice and out of order;
 * - `garbled`: nothing but the id of one row of a list is readable.
 */
export const faultKinds = [
  'status',
  'refusal',
  'empty',
  'html',
  'nothing',
  'edge',
  'signIn',
  'null',
  'none',
  'hollow',
  'broken',
  'trickle',
  'wrongTime',
  'unacknowledged',
  'unasked',
  'timeout',
  'cut',
  'slow',
  'late',
  'twice',
  'stale',
  'missing',
  'doubled',
  'garbled',
] as const;

/** One of `faultKinds`. */
export type FaultKind = (typeof faultKinds)[number];

/** One row of `sandbox.fault_switch`. */
export interface FaultRow {
  readonly fault_id: string;
  readonly kind: FaultKind;
  readonly service: string | null;
  readonly path_contains: string;
  readonly steam_id: string | null;
  readonly offer_id: string | null;
  readonly status: number;
  readonly code: string;
  readonly retry_after_seconds: number | null;
  readonly delay_ms: number | null;
  readonly with_effect: boolean;
  readonly every_nth: number;
  readonly percent: number;
  readonly remaining: number | null;
  readonly from_at: Date;
  readonly until_at: Date | null;
  readonly seen: number;
  readonly struck: number;
}

const daysMax = 366;
const inputShape = z.object({
  kind: z.enum(faultKinds).optional(),
  service: z
    .string()
    .regex(/^[a-z]{1,20}$/)
    .optional(),
  path: z.string().max(200).default(''),
  steamId: steamIdShape.optional(),
  offerId: bookIdShape.optional(),
  /** HTTP status. 0 is the older form of `cut`. */
  status: z.union([z.literal('0'), wholeNumber(400, 599)]).optional(),
  code: z
    .string()
    .regex(/^[\w.]{1,64}$/)
    .default('16'),
  retryAfterSeconds: wholeNumber(0, 86_400).optional(),
  delayMs: wholeNumber(0, 600_000).optional(),
  withEffect: z.stringbool().default(false),
  everyNth: wholeNumber(1, 10_000).optional(),
  percent: wholeNumber(1, 100).default(100),
  seed: wholeNumber(0, 1_000_000).default(1),
  /** 0 = until it is removed or its time is over. Default: 1, or 0 if `minutes` is given. */
  count: wholeNumber(0, 1_000_000).optional(),
  minutes: wholeNumber(1, daysMax * 1440).optional(),
  startsInMinutes: wholeNumber(0, daysMax * 1440).default(0),
});

/** Adds a fault and returns its id. Times are by the sandbox's clock. Throws `SandboxInputError`. */
export async function addFault(books: BooksReader, fields: Record<string, string>): Promise<string> {
  const input = readInput(inputShape, fields);
  const kind = input.kind ?? (input.status === '0' ? 'cut' : 'status');
  const count = input.count ?? (input.minutes === undefined ? 1 : 0);
  const fromAt = (await sandboxNow(books)).getTime() + input.startsInMinutes * 60_000;
  const { rows } = await books.query<{ fault_id: string }>(
    `insert into sandbox.fault_switch (kind, service, path_contains, steam_id, offer_id, status, code,
       retry_after_seconds, delay_ms, with_effect, every_nth, percent, seed, remaining, from_at, until_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) returning fault_id`,
    [
      kind,
      input.service,
      input.path,
      input.steamId,
      input.offerId,
      input.status ?? 500,
      input.code,
      input.retryAfterSeconds ?? (input.status === 429 ? 60 : null),
      input.delayMs,
      input.withEffect,
      // By default every second response is stale.
      input.everyNth ?? (kind === 'stale' ? 2 : 1),
      input.percent,
      input.seed,
      count === 0 ? null : count,
      new Date(fromAt),
      input.minutes === undefined ? null : new Date(fromAt + input.minutes * 60_000),
    ],
  );
  return String(rows[0]?.fault_id);
}

const isLive = `(remaining is null or remaining > 0) and (until_at is null or until_at > public.clock_now())`;

/** Lists active and scheduled faults, oldest first. */
export async function listFaults(books: BooksReader): Promise<FaultRow[]> {
  const { rows } = await books.query<FaultRow>(
    `select * from sandbox.fault_switch where ${isLive} order by fault_id limit 500`,
  );
  return rows;
}

/** Removes one fault, or all (null). Returns how many were active. */
export async function removeFaults(books: BooksReader, faultId: string | null): Promise<number> {
  const { rows } = await books.query<{ is_live: boolean }>(
    `delete from sandbox.fault_switch where $1::bigint is null or fault_id = $1 returning ${isLive} as is_live`,
    [faultId],
  );
  return rows.filter((row) => row.is_live).length;
}

/** A call that a fault may apply to. */
export interface FaultyCall {
  readonly service: string;
  readonly url: string;
  /** Accounts that make the call or that it concerns. */
  readonly steamIds: readonly string[];
  /** Offers in the response. Null before there is one. */
  readonly offerIds: readonly string[] | null;
}

/**
 * What a fault touches of a call. Faults of different stages meet one call together; of one stage, the first that strikes. All that are not
 * named here replace the answer.
 */
const stages: Partial<Record<FaultKind, string>> = {
  late: 'effect',
  twice: 'repetition',
  unacknowledged: 'acknowledgement',
  slow: 'delay',
  broken: 'body',
  trickle: 'body',
  stale: 'states',
  missing: 'rows',
  doubled: 'rows',
  garbled: 'rows',
  unasked: 'properties',
  wrongTime: 'time',
};

/**
 * SQL condition: call number `seen` is affected. Every nth call is a candidate, of which the seed selects a share, for each fault another.
 */
function strikes(seen: string): string {
  const drawn = `hashtext(concat_ws(':', seed, kind, path_contains, ${seen}))::bigint`;
  return `(${seen} % every_nth = 0 and abs(${drawn}) % 100 < percent)`;
}

async function strike(books: Books, faultId: string): Promise<FaultRow | null> {
  const { rows } = await books.query<FaultRow & { is_struck: boolean }>(
    `update sandbox.fault_switch set seen = seen + 1, struck = struck + ${strikes('(seen + 1)')}::int,
       remaining = remaining - ${strikes('(seen + 1)')}::int
     where fault_id = $1 and (remaining is null or remaining > 0)
     returning *, ${strikes('seen')} as is_struck`,
    [faultId],
  );
  return rows[0]?.is_struck === true ? rows[0] : null;
}

/** Finds the faults that apply to this call, at most one of a stage, and counts them. */
export async function takeFaults(
  books: Books,
  call: FaultyCall,
  kinds: readonly FaultKind[],
): Promise<FaultRow[]> {
  const { rows } = await books.query<{ fault_id: string; kind: FaultKind }>(
    `select fault_id, kind from sandbox.fault_switch
     where ${isLive} and from_at <= public.clock_now() and kind = any($1)
       and (service is null or service = $2) and position(path_contains in $3) > 0
       and (steam_id is null or steam_id = any($4))
       and (offer_id is null or $5::bigint[] is null or offer_id = any($5))
     order by fault_id`,
    [kinds, call.service, call.url, call.steamIds, call.offerIds],
  );
  const taken = new Map<string, FaultRow>();
  for (const { fault_id: faultId, kind } of rows) {
    const stage = stages[kind] ?? 'answer';
    const fault = taken.has(stage) ? null : await strike(books, faultId);
    if (fault !== null) taken.set(stage, fault);
  }
  return [...taken.values()];
}
