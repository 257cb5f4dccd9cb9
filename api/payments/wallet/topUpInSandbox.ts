import { assert } from '../../kernel/assert.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { newId } from '../../kernel/ids.ts';
import { AMOUNT_MAX_CENTS, type Cents } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { claimRequest } from '../../kernel/request/claimRequest.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { platformLeg } from '../ledger/ledger.ts';
import { transfer } from '../ledger/moveMoney.ts';
import { AmountInvalid } from './wallet.errors.ts';

/** A request for play money. */
export interface TopUp {
  userId: string;
  amountCents: Cents;
  clientRequestId: string;
}

/**
 * Credits play money to a user's deposit: spendable, never withdrawable. Available in sandbox mode only.
 * @throws AmountInvalid, RequestIdReused, InvalidInput.
 */
export async function topUpInSandbox(
  platform: Platform,
  { userId, amountCents, clientRequestId }: TopUp,
): Promise<void> {
  assert(platform.config.SANDBOX, 'play money exists in the sandbox alone');
  if (amountCents < 1n || amountCents > AMOUNT_MAX_CENTS) throw new AmountInvalid();
  await inTransaction(platform.db, async (tx) => {
    const resultId = newId();
    const input = { amountCents: amountCents.toString() };
    if (await claimRequest(tx, { userId, operation: 'topUpInSandbox', clientRequestId, input, resultId }))
      return;
    const row = {
      key: `topUp:${userId}:${clientRequestId}`,
      reason: 'topUp',
      orderId: null,
      actor: 'buyer',
      cause: 'sandboxTopUp',
    };
    await transfer(tx, row, [
      platformLeg('clearing', userId, -amountCents),
      { kind: 'deposit', ownerId: userId, amountCents },
    ]);
    await notifyChanged(tx, { topic: 'wallet', id: userId, userId });
  });
}
