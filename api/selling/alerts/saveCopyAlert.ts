import { type CopyFilter, conditionsOf } from '../../catalog/filter/filter.ts';
import { storedForms } from '../../catalog/filter/storedFilter.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { CopyAlertsFull } from './copyAlert.errors.ts';
import {
  type CopyAlertRow,
  countAlerts,
  findAlert,
  insertAlert,
  lockAlertOwner,
  renameAlert,
} from './copyAlert.store.ts';
import { ALERT_NAME_MAX, COPY_ALERTS_MAX } from './copyAlert.ts';

/**
 * Sets an alert over copies. A user has one for each filter: to set it again gives it another name.
 * @param filter in normal form.
 * @throws InvalidInput for a filter without a condition, or a name that is empty or too long.
 * @throws CopyAlertsFull
 */
export async function saveCopyAlert(
  { db }: Pick<Platform, 'db'>,
  { userId, name, filter }: { userId: string; name: string; filter: CopyFilter },
): Promise<CopyAlertRow> {
  if (conditionsOf(filter).length === 0) throw new InvalidInput('filter', 'at least one condition');
  const trimmed = name.trim();
  if (trimmed === '' || [...trimmed].length > ALERT_NAME_MAX)
    throw new InvalidInput('name', `1 to ${ALERT_NAME_MAX} characters`);
  const { text, conditions } = storedForms(filter);
  return inTransaction(db, async (tx) => {
    await lockAlertOwner(tx, userId);
    const known = await findAlert(tx, userId, text);
    if (known) return renameAlert(tx, known.id, trimmed);
    if ((await countAlerts(tx, userId)) >= COPY_ALERTS_MAX)
      throw new CopyAlertsFull({ limit: COPY_ALERTS_MAX });
    return insertAlert(tx, { userId, name: trimmed, filter: text, conditions });
  });
}
