import { z } from 'zod';
import type { Books, BooksReader } from './books.ts';
import { readInput, SandboxInputError, wholeNumber } from './sandboxInput.ts';
import { seedSandboxAccounts } from './steam/seedSandboxAccounts.ts';
import { newSteamAccount, passwordOf, tradeUrlOf } from './steam/steamAccount.ts';

/** A message delivered by the SMS provider. */
export interface SmsEntry {
  readonly phone: string;
  readonly templateCode: string;
  readonly templateParam: string;
  readonly sentAt: Date;
}

/** One recorded offer. Tests use it to check "at most one offer for an order attempt". */
export interface OfferEntry {
  readonly offerId: string;
  readonly senderSteamId: string;
  readonly recipientSteamId: string;
  readonly message: string;
  readonly state: number;
  readonly tradeId: string | null;
  readonly createdAt: Date;
  readonly assetIds: readonly string[];
  readonly states: readonly { state: number; cause: string; at: string }[];
}

const playerShape = z.object({
  personaName: z.string().max(32).optional(),
  itemCount: wholeNumber(0, 5000).default(0),
});
const advanceShape = z.object({ advanceMs: wholeNumber(0, 10 * 366 * 86_400_000) });

/** Creates a player who accepts offers, with copies of known items. Throws `SandboxInputError`. */
export async function createPlayer(
  tx: BooksReader,
  fields: Record<string, string>,
): Promise<{
  steamId: string;
  tradeUrl: string;
  personaName: string;
  accountName: string;
  password: string;
}> {
  const inputs = readInput(playerShape, fields);
  const { personaName } = inputs;
  const account = newSteamAccount(personaName === undefined ? {} : { personaName });
  await seedSandboxAccounts(tx, [account], []);
  await tx.query(
    `insert into sandbox.asset (asset_id, owner_id, class_id, instance_id, float_value, paint_seed, paint_index,
       stickers, charm, name_tag)
     select nextval('sandbox.asset_id'), $1::bigint, class_id, instance_id, float_value, paint_seed, paint_index,
       stickers, charm, name_tag
     from (select * from sandbox.asset order by hashtext(asset_id::text || ($1::bigint)::text) limit $2) as models`,
    [account.steamId, inputs.itemCount],
  );
  return {
    steamId: account.steamId,
    tradeUrl: tradeUrlOf(account),
    personaName: account.personaName,
    accountName: account.accountName,
    password: passwordOf({ steam_id: account.steamId, password: null }),
  };
}

/** Lists delivered messages, newest first, of one phone or of all (`phone` null). */
export async function listSms(books: BooksReader, phone: string | null): Promise<SmsEntry[]> {
  const { rows } = await books.query<SmsEntry>(
    `select phone, template_code as "templateCode", template_param as "templateParam", sent_at as "sentAt"
     from sandbox.sms where $1::text is null or ltrim(phone, '+') = ltrim($1, '+') order by id desc limit 100`,
    [phone],
  );
  return rows;
}

/** Lists all offers ever made, oldest first, of one sender or of all (null). */
export async function listOfferBooks(
  books: BooksReader,
  senderSteamId: string | null,
): Promise<OfferEntry[]> {
  const { rows } = await books.query<OfferEntry>(
    `select o.offer_id as "offerId", o.sender_id as "senderSteamId", o.recipient_id as "recipientSteamId",
       o.message, o.state, o.trade_id as "tradeId", o.created_at as "createdAt",
       (select array_agg(i.asset_id::text order by i.position) from sandbox.trade_offer_item i
        where i.offer_id = o.offer_id) as "assetIds",
       (select json_agg(json_build_object('state', s.state, 'cause', s.cause, 'at', s.at) order by s.id)
        from sandbox.trade_offer_state s where s.offer_id = o.offer_id) as states
     from sandbox.trade_offer o where $1::bigint is null or o.sender_id = $1 order by o.offer_id`,
    [senderSteamId],
  );
  return rows;
}

/** Maximum total offset of the clock: after the year 9999 a database's dates are no longer valid ISO dates. */
const offsetMsMax = 100 * 366 * 86_400_000;

/** Moves the clock of market and sandbox forward and returns the new time. Throws `SandboxInputError`. */
export async function advanceClock(books: Books, fields: Record<string, string>): Promise<Date> {
  const { advanceMs } = readInput(advanceShape, fields);
  const { rowCount } = await books.query(
    `insert into public.clock_offset (id, offset_ms) values (1, $1)
     on conflict (id) do update set offset_ms = public.clock_offset.offset_ms + excluded.offset_ms
     where public.clock_offset.offset_ms + excluded.offset_ms <= $2`,
    [advanceMs, offsetMsMax],
  );
  if (rowCount !== 1) throw new SandboxInputError('advanceMs', 'the clock is a hundred years ahead');
  const { rows } = await books.query<{ now: Date }>('select public.clock_now() as now');
  const row = rows[0];
  if (row === undefined) throw new Error('the database gave no time');
  return row.now;
}
