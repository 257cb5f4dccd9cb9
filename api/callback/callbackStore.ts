import type { Tx } from '../kernel/db.ts';

/** Writes a test callback, due at once. */
export async function insertTestEvent(
  tx: Tx,
  event: { id: string; partnerId: string; url: string },
): Promise<void> {
  await tx.callbackEvent.create({ data: { ...event, type: 'endpoint.test' }, select: { id: true } });
}
