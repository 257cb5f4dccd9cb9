import type { BooksReader } from '../books.ts';

/** One offer in a list. */
export interface OfferLine {
  readonly offer_id: string;
  readonly sender_id: string;
  readonly sender_name: string;
  readonly recipient_id: string;
  readonly recipient_name: string;
  readonly message: string;
  readonly state: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly expires_at: Date;
  readonly countered_offer_id: string | null;
  readonly trade_id: string | null;
  readonly trade_status: number | null;
  readonly escrow_end_at: Date | null;
  /** End of trade protection. */
  readonly settlement_at: Date | null;
  readonly is_protected: boolean;
  readonly items: string | null;
}

/** Filter of a list of offers, newest first. */
export interface OfferFilter {
  readonly limit: number;
  readonly offerId?: string | undefined;
  readonly state?: number | undefined;
  /** Sent or received by this account. */
  readonly steamId?: string | undefined;
  /** Part of the message, which contains the order's tag. */
  readonly message?: string | undefined;
  readonly beforeOfferId?: string | undefined;
}

/** Lists offers with the names of their parties and items. */
export async function readOffers(books: BooksReader, filter: OfferFilter): Promise<OfferLine[]> {
  const { rows } = await books.query<OfferLine>(
    `select o.*, sender.persona_name as sender_name, recipient.persona_name as recipient_name,
       t.status as trade_status, coalesce(t.settlement_at > public.clock_now(), false) as is_protected,
       (select string_agg(c.name_zh, ', ' order by i.position) from sandbox.trade_offer_item i
        join sandbox.item_class c using (class_id) where i.offer_id = o.offer_id) as items
     from sandbox.trade_offer o
     join sandbox.steam_account sender on sender.steam_id = o.sender_id
     join sandbox.steam_account recipient on recipient.steam_id = o.recipient_id
     left join sandbox.trade t on t.trade_id = o.trade_id
     where ($1::bigint is null or o.offer_id = $1) and ($2::int is null or o.state = $2)
       and ($3::bigint is null or $3 in (o.sender_id, o.recipient_id))
       and ($4::text is null or position($4 in o.message) > 0)
       and ($5::bigint is null or o.offer_id < $5)
     order by o.offer_id desc limit $6`,
    [filter.offerId, filter.state, filter.steamId, filter.message, filter.beforeOfferId, filter.limit],
  );
  return rows;
}

/** One item of an offer with its current owner. */
export interface OfferItemLine {
  readonly giver_id: string;
  readonly asset_id: string;
  readonly new_asset_id: string | null;
  readonly rollback_new_asset_id: string | null;
  readonly name_zh: string;
  readonly name_en: string;
  readonly float_value: number | null;
  readonly paint_seed: number | null;
  readonly stickers: readonly { nameZh: string; wear: number }[] | null;
}

/** Lists the items of an offer with their float, seed and stickers, by old and new ids. */
export async function readOfferItems(books: BooksReader, offerId: string): Promise<OfferItemLine[]> {
  const { rows } = await books.query<OfferItemLine>(
    `select i.giver_id, i.asset_id, t.new_asset_id, t.rollback_new_asset_id, c.name_zh, c.name_en,
       a.float_value, a.paint_seed, a.stickers
     from sandbox.trade_offer_item i
     join sandbox.trade_offer o using (offer_id)
     join sandbox.item_class c on c.class_id = i.class_id
     left join sandbox.trade_asset t on t.trade_id = o.trade_id and t.position = i.position
     left join sandbox.asset a on a.asset_id in (i.asset_id, t.new_asset_id, t.rollback_new_asset_id)
     where i.offer_id = $1 order by i.position`,
    [offerId],
  );
  return rows;
}

/** Lists the states of an offer, oldest first. */
export async function readOfferStates(
  books: BooksReader,
  offerId: string,
): Promise<{ state: number; cause: string; at: Date }[]> {
  const { rows } = await books.query<{ state: number; cause: string; at: Date }>(
    'select state, cause, at from sandbox.trade_offer_state where offer_id = $1 order by id',
    [offerId],
  );
  return rows;
}
