import type { Db } from '../../kernel/db.ts';

/** A callback with its last attempt. */
export async function findTestEvent(db: Db, id: string) {
  return db.callbackEvent.findUnique({
    where: { id },
    select: {
      state: true,
      createdAt: true,
      deliveries: {
        orderBy: { attempt: 'desc' },
        take: 1,
        select: { status: true, failure: true, answer: true, durationMs: true },
      },
    },
  });
}
