import { isTradeBanned, type Restriction, sortRestrictions } from '../../accounts/user/restriction.ts';
import type { Db } from '../../kernel/db.ts';
import { listStoredRestrictions } from './restriction.store.ts';

/** The columns of a user that restrict the account. */
export interface RestrictedUser {
  id: string;
  isBlocked: boolean;
  tradeUrl: string | null;
  bannedSteamId: string | null;
}

const PLAIN = { orderNo: null, note: null, amountCents: null, since: null, until: null, endsByItself: false };

/** Everything that restricts a user now, the most severe first. Empty for an account without restrictions. */
export async function readRestrictions(db: Db, user: RestrictedUser): Promise<Restriction[]> {
  const stored = await listStoredRestrictions(db, user.id);
  const isBlockShown = stored.some(({ kind }) => kind === 'accountBlocked');
  return sortRestrictions([
    ...stored,
    ...(user.isBlocked && !isBlockShown
      ? [{ ...PLAIN, kind: 'accountBlocked', reason: 'operator' } as const]
      : []),
    ...(isTradeBanned(user, user.tradeUrl)
      ? [{ ...PLAIN, kind: 'tradeBanned', reason: 'steamBan' } as const]
      : []),
  ]);
}
