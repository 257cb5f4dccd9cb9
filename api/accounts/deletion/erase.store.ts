import type { Db, Tx } from '../../kernel/db.ts';
import { IDENTITY_KEPT_YEARS } from './deletion.ts';

/** Ends every session of a user. @returns their ids. */
export async function deleteSessions(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<
    { id: string }[]
  >`delete from session where user_id = ${userId}::uuid returning id`;
  return rows.map(({ id }) => id);
}

/** Deletes the rows that belong to a user alone and that no other record refers to. */
export async function deleteOwnRows(tx: Tx, userId: string): Promise<void> {
  const where = { where: { userId } };
  await tx.message.deleteMany(where);
  await tx.letter.deleteMany(where);
  await tx.watchedItem.deleteMany(where);
  await tx.savedFilter.deleteMany(where);
  await tx.copyAlert.deleteMany(where);
  await tx.cartLine.deleteMany(where);
  await tx.savedView.deleteMany(where);
  await tx.sellingRule.deleteMany(where);
  await tx.scheduledListing.deleteMany(where);
  await tx.bulkAction.deleteMany(where);
  await tx.listingDiscount.deleteMany(where);
  await tx.shop.deleteMany(where);
  await tx.shopAddress.deleteMany(where);
  await tx.avatar.deleteMany(where);
  await tx.phoneChange.deleteMany(where);
  await tx.knownDevice.deleteMany(where);
  await tx.steamBinding.deleteMany(where);
  await tx.sellerRecord.deleteMany(where);
  await tx.inventoryDay.deleteMany(where);
}

/**
 * Blanks the identifying fields in rows that other users need: the phone number, which a new account may use, names,
 * links, and the hashes that recognise a person. The sealed identity remains until `forgetIdentities`.
 */
export async function blankUser(tx: Tx, userId: string): Promise<void> {
  const gone = `gone:${userId}`;
  await tx.$executeRaw`
    update sign_in_challenge set phone = ${gone} where phone = (select phone from app_user where id = ${userId}::uuid)`;
  await tx.$executeRaw`
    update app_user set phone = ${gone}, nickname = null, nickname_set_at = null, avatar_url = null, trade_url = null, banned_steam_id = null,
      held_steam_id = null, hold_asked_at = null,
      is_shop_open = false, is_open_platform_on = false where id = ${userId}::uuid`;
  await tx.$executeRaw`
    update steam_account set account_name = '', persona_name = null, trade_url = '', sealed_secret = '', sealed_access_token = null
    where user_id = ${userId}::uuid`;
  // An account that somebody else has bound since keeps its lane.
  await tx.$executeRaw`
    delete from steam_lane_account where account in (
      select steam_id from steam_account where user_id = ${userId}::uuid
      except select steam_id from steam_account where unbound_at is null)`;
  await tx.$executeRaw`update market_order set buyer_trade_url = '' where buyer_id = ${userId}::uuid`;
  await tx.$executeRaw`update bid set trade_url = '' where user_id = ${userId}::uuid and trade_url <> ''`;
  await tx.$executeRaw`update price_offer set trade_url = '' where buyer_id = ${userId}::uuid and trade_url <> ''`;
  await blankPartner(tx, userId);
  await tx.$executeRaw`update verification set id_number_hash = ${gone} where user_id = ${userId}::uuid`;
  await tx.$executeRaw`update payment_account set account_hash = ${gone} where user_id = ${userId}::uuid`;
  await blankPayers(tx, userId);
}

/** Blanks the payer accounts of a user in payments that remain stored. */
async function blankPayers(tx: Tx, userId: string): Promise<void> {
  await tx.$executeRaw`
    update recharge set payer_hash = null where user_id = ${userId}::uuid and payer_hash is not null`;
  await tx.$executeRaw`
    update recharge_contract set signer_hash = null where user_id = ${userId}::uuid and signer_hash is not null`;
  await tx.$executeRaw`
    update order_payment p set payer_hash = null from market_order o
    where o.id = p.order_id and o.buyer_id = ${userId}::uuid and p.payer_hash is not null`;
}

/** Blanks a partner's own statements. Its keys remain as revoked, because none may ever be registered again. */
async function blankPartner(tx: Tx, userId: string): Promise<void> {
  const partner = await tx.partner.findUnique({ where: { userId }, select: { id: true } });
  if (partner === null) return;
  await tx.partnerAttachment.deleteMany({ where: { partnerId: partner.id } });
  await tx.partnerSetup.deleteMany({ where: { partnerId: partner.id } });
  await tx.$executeRaw`
    update partner_key set revoked_at = clock_now() where partner_id = ${partner.id}::uuid and revoked_at is null`;
  await tx.$executeRaw`
    update partner set phone = '', wechat = '', reason = '', callback_url = null, allowed_addresses = '{}'
    where id = ${partner.id}::uuid`;
}

/** Marks a user as erased, and stores until when the identity behind payments is retained. */
export async function markErased(tx: Tx, userId: string): Promise<void> {
  await tx.$executeRaw`
    update account_deletion set erased_at = clock_now(), forget_at = clock_now() + ${IDENTITY_KEPT_YEARS} * interval '1 year'
    where user_id = ${userId}::uuid`;
}

/** Users of whom no identity need be kept any more, the longest due first. */
export async function listForgettableIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select user_id as id from account_deletion where forgotten_at is null and forget_at <= clock_now()
    order by forget_at limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** Blanks the identities of these users, once. */
export async function forgetIdentities(db: Db, userIds: readonly string[]): Promise<void> {
  await db.$executeRaw`
    with due as (
      select user_id from account_deletion where user_id = any(${[...userIds]}::uuid[]) and forgotten_at is null for update skip locked
    ), known as (
      update verification set sealed_identity = '', masked_name = '', masked_id_number = '' from due
      where verification.user_id = due.user_id
    ), paid as (
      update payment_account set sealed_account = '', masked_account = '' from due where payment_account.user_id = due.user_id
    )
    update account_deletion set forgotten_at = clock_now() from due where account_deletion.user_id = due.user_id`;
}
