import { getConfirmationKey } from 'steam-totp';
import { tradeOfferStates } from '../../steam/client/steamState.ts';
import { type BooksReader, sandboxNow, unixSeconds } from '../books.ts';
import { answerKeyRequest } from './apiKey.ts';
import type { SteamAccountRow } from './steamAccount.ts';
import { activateOffer, lockOffer, setOfferState } from './steamOffer.ts';
import { acceptOffer } from './steamTrade.ts';

/** A confirmation as listed by the authenticator: of an offer, or of the request for an API key. */
export type ConfirmationRow = {
  readonly confirmation_id: string;
  readonly nonce: string;
  readonly created_at: Date;
} & (
  | {
      readonly offer_id: string;
      readonly key_request_id: null;
      readonly partner_name: string;
      readonly item_count: number;
    }
  | { readonly offer_id: null; readonly key_request_id: string }
);

const keyAgeSecondsMax = 300;

/** True if the key was made with the account's identity secret, for this tag, at about this time. */
export async function isConfirmationKeyGood(
  books: BooksReader,
  account: SteamAccountRow,
  proof: { key: string; time: string; tag: string },
): Promise<boolean> {
  const time = Number(proof.time);
  if (!Number.isSafeInteger(time) || proof.tag === '') return false;
  const now = unixSeconds(await sandboxNow(books));
  if (Math.abs(time - now) > keyAgeSecondsMax) return false;
  return getConfirmationKey(account.identity_secret, time, proof.tag) === proof.key;
}

/** Marks a (time, tag) pair as used. False if it was used before: Steam accepts a key for an operation only once. */
export async function spendConfirmationKey(
  tx: BooksReader,
  steamId: string,
  proof: { time: string; tag: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into sandbox.used_confirmation_key values ($1, $2, $3) on conflict do nothing',
    [steamId, proof.time, proof.tag],
  );
  return rowCount === 1;
}

/** Lists the account's pending confirmations. */
export async function listConfirmations(books: BooksReader, steamId: string): Promise<ConfirmationRow[]> {
  const { rows } = await books.query<ConfirmationRow>(
    `select c.confirmation_id, c.offer_id, c.key_request_id, c.nonce, c.created_at, partner.persona_name as partner_name,
       (select count(*)::int from sandbox.trade_offer_item i where i.offer_id = c.offer_id) as item_count
     from sandbox.confirmation c
     left join sandbox.trade_offer o on o.offer_id = c.offer_id
     left join sandbox.steam_account partner
       on partner.steam_id = case when o.sender_id = c.steam_id then o.recipient_id else o.sender_id end
     where c.steam_id = $1 order by c.confirmation_id desc`,
    [steamId],
  );
  return rows;
}

/**
 * Accepts or cancels one confirmation. The sender's activates the offer, the recipient's executes it; that of an API key lets it be made. False if there is no such
 * confirmation, or Steam does not act on it.
 */
export async function answerConfirmation(
  tx: BooksReader,
  account: SteamAccountRow,
  answer: { confirmationId: string; nonce: string; isAllowed: boolean },
): Promise<boolean> {
  if (account.confirmations === 'refused') return false;
  if (!account.has_acknowledged_protection || !/^\d{1,18}$/.test(answer.confirmationId)) return false;
  const { rows } = await tx.query<{ offer_id: string | null; key_request_id: string | null }>(
    `delete from sandbox.confirmation where confirmation_id = $1 and steam_id = $2 and nonce = $3
     returning offer_id, key_request_id`,
    [answer.confirmationId, account.steam_id, answer.nonce],
  );
  const confirmed = rows[0];
  if (confirmed?.key_request_id) {
    await answerKeyRequest(tx, confirmed.key_request_id, answer.isAllowed);
    return true;
  }
  return confirmed?.offer_id ? answerOffer(tx, account, confirmed.offer_id, answer.isAllowed) : false;
}

async function answerOffer(
  tx: BooksReader,
  account: SteamAccountRow,
  offerId: string,
  isAllowed: boolean,
): Promise<boolean> {
  const offer = await lockOffer(tx, offerId);
  if (offer === null) return false;
  const isSender = offer.sender_id === account.steam_id;
  if (!isAllowed) {
    if (!isSender) return true;
    const at = await sandboxNow(tx);
    const state = tradeOfferStates.CanceledBySecondFactor;
    await setOfferState(tx, offer.offer_id, { state, cause: 'confirmation cancelled', at });
    return true;
  }
  if (isSender) {
    await activateOffer(tx, offer.offer_id, 'confirmed');
    return true;
  }
  const accepted = await acceptOffer(tx, offer.offer_id, { steamId: account.steam_id, isConfirmed: true });
  return !(accepted instanceof Error);
}
