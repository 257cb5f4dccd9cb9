import type { Tx } from '../../kernel/db.ts';
import { newId } from '../../kernel/ids.ts';
import type { AccountAction, ActionOrigin } from './accountAction.ts';

const USER_AGENT_MAX = 300;

/** Inserts an action; the database numbers it and chains it to the user's previous one. */
export async function recordAccountAction(
  tx: Tx,
  { userId, kind, subjectId, details }: AccountAction,
  stepUp: ActionOrigin | null,
): Promise<void> {
  const userAgent = stepUp?.origin.userAgent.slice(0, USER_AGENT_MAX) ?? null;
  await tx.$executeRaw`
    insert into account_action (id, user_id, kind, subject_id, session_id, challenge_id, address, user_agent, details)
    values (${newId()}::uuid, ${userId}::uuid, ${kind}, ${subjectId}::uuid, ${stepUp?.origin.sessionId ?? null}::uuid,
      ${stepUp?.challengeId ?? null}::uuid, ${stepUp?.origin.address ?? null}, ${userAgent}, ${JSON.stringify(details)}::jsonb)`;
}
