import type { Tx } from '../kernel/db.ts';

/** What is known of a user's accounts elsewhere. */
export interface TraitRow {
  userId: string;
  phone: string;
  /** steamid64 of every Steam account that the user has bound, or had. */
  steamIds: string[];
  accountHashes: string[];
}

/** The accounts of users, by one statement. */
export async function findTraits(tx: Tx, userIds: readonly string[]): Promise<TraitRow[]> {
  return tx.$queryRaw`
    select id as "userId", phone,
      array(select steam_id from steam_account where user_id = app_user.id) as "steamIds",
      array(select account_hash from payment_account where user_id = app_user.id) as "accountHashes"
    from app_user where id = any(${[...userIds]}::uuid[])`;
}
