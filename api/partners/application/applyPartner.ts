import { checkpoint } from '../../kernel/checkpoint.ts';
import { newPublicName } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { ApplicationExists, ApplicationInvalid } from './partner.errors.ts';
import { insertPartner, lockApplication, updateApplication } from './partner.store.ts';
import { type ApplicationDraft, parseApplication } from './partner.ts';

/**
 * Submits an application to the open platform (P-01), or a corrected one after a rejection (P-02).
 * @throws ApplicationInvalid naming the field; ApplicationExists while one is under review or approved, so that of two
 * concurrent ones only one counts.
 */
export async function applyPartner(
  { db }: Platform,
  { userId, draft }: { userId: string; draft: ApplicationDraft },
): Promise<void> {
  const parsed = parseApplication(draft);
  if ('problem' in parsed) throw new ApplicationInvalid({ field: parsed.problem });
  const { application } = parsed;
  await inTransaction(db, async (tx) => {
    if (await insertPartner(tx, { userId, appId: newPublicName('app'), application })) {
      checkpoint('partner.applied');
      return;
    }
    const held = await lockApplication(tx, userId);
    if (held?.status !== 'rejected') throw new ApplicationExists();
    await updateApplication(tx, held.id, application);
    checkpoint('partner.corrected');
  });
}
