import type { Books } from '../books.ts';

const SETTING = 'cny per usd';
const FIRST_RATE = '7.1284';

/** Reads the simulated price of a dollar in yuan. */
export async function readSandboxRate(books: Books): Promise<number> {
  const { rows } = await books.query<{ value: string }>('select value from sandbox.setting where name = $1', [
    SETTING,
  ]);
  return Number(rows[0]?.value ?? FIRST_RATE);
}

/** Sets the simulated rate. Any value is accepted, for simulating a wrong one. */
export async function setSandboxRate(books: Books, cnyPerUsd: string): Promise<void> {
  await books.query(
    'insert into sandbox.setting values ($1, $2) on conflict (name) do update set value = excluded.value',
    [SETTING, cnyPerUsd],
  );
}
