import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import type { SignatureStyle } from '../openApi/compatibleSignature.ts';
import { updateSignatureStyle } from './console.store.ts';
import { requireLocked } from './requireLocked.ts';

/**
 * Sets which style of signing is accepted besides our own.
 * @throws PartnerNotLocked.
 */
export async function setSignatureStyle(
  { db }: Platform,
  { userId, style }: { userId: string; style: SignatureStyle },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { id } = await requireLocked(tx, userId);
    await updateSignatureStyle(tx, id, style);
    checkpoint('partner.styleKept');
  });
}
