import type { TestMarket } from './testMarket.ts';

/**
 * Makes every write of the rows that match a condition fail inside the database, as unforeseen data would.
 * @param condition in SQL about `new`.
 * @returns a function that removes the failure.
 */
export async function poison(
  market: TestMarket,
  table: string,
  condition: string,
): Promise<() => Promise<void>> {
  const name = `poison_${crypto.randomUUID().slice(0, 8)}`;
  await market.owner.query(
    `create or replace function poisoned() returns trigger language plpgsql as $$ begin raise exception 'poisoned'; end $$`,
  );
  await market.owner.query(
    `create trigger ${name} before insert or update on ${table} for each row when (${condition}) execute function poisoned()`,
  );
  return async () => {
    await market.owner.query(`drop trigger ${name} on ${table}`);
  };
}
