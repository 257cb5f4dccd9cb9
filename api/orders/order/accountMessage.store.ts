import type { Db } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import type { MessageTemplate } from '../../notifications/message/messageWords.ts';

/** The messages that say how an account stands until it stands otherwise. */
const STANDING: ReadonlySet<string> = new Set<MessageTemplate>([
  'accountBlocked',
  'withdrawalsHeld',
  'withdrawalsHeldByOperator',
  'deletionRequested',
  'tradeMoneyWaits',
  'steamAccountAbnormal',
  'steamAccountNotSellable',
  'steamSignInEnding',
  'inventoryPrivate',
  'robotUnconfirmed',
  'robotPaused',
]);

/** True if a message says how an account stands: `listEndedStates` tells whether it still does. */
export const isOfAccount = (template: string): boolean => STANDING.has(template);

/** The end of a sign-in is told a week ahead; a new sign-in ends later. */
const SIGN_IN_TOLD_AHEAD = Prisma.sql`interval '8 days'`;

/**
 * Tells of messages about the account of their user, its Steam accounts or money that waits, by their ids, whether that
 * has ended: the hold is released, the deletion taken back, the Steam account works again or is bound no longer.
 */
export async function listEndedStates(db: Db, ids: readonly string[]): Promise<boolean[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select m.id from message m where m.id = any(${[...ids]}::uuid[]) and not case
      when m.template in ('accountBlocked', 'withdrawalsHeld', 'withdrawalsHeldByOperator') then exists (
        select from account_hold h where h.user_id = m.user_id and h.ended_at is null
          and h.scope = case m.template when 'accountBlocked' then 'everything' else 'withdrawals' end)
      when m.template = 'deletionRequested' then exists (
        select from account_deletion d where d.user_id = m.user_id and d.erased_at is null)
      when m.template = 'tradeMoneyWaits' then exists (
        select from order_dispute d where d.order_id = m.order_id and d.ended_at is null and d.waits_until > clock_now())
      else exists (
        select from steam_account s where s.user_id = m.user_id and s.account_name = m.params ->> 'accountName' and s.unbound_at is null
          and case m.template when 'steamAccountAbnormal' then s.status = 'abnormal' when 'steamAccountNotSellable' then s.status = 'notSellable'
            when 'steamSignInEnding' then s.refresh_token_expires_at < m.created_at + ${SIGN_IN_TOLD_AHEAD}
            when 'inventoryPrivate' then s.paused_reason = 'private' when 'robotUnconfirmed' then s.unconfirmed_count > 0
            else s.paused_reason = 'unconfirmed' end)
    end`;
  const ended = new Set(rows.map(({ id }) => id));
  return ids.map((id) => ended.has(id));
}
