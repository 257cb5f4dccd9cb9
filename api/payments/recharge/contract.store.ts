import type { Db, Tx } from '../../kernel/db.ts';
import type { Contract, ContractStatus } from './contract.ts';

type Row = Omit<Contract, 'status'> & { status: string };

function toContract(row: Row | null): Contract | null {
  return row as Contract | null;
}

/** Inserts a contract unless the user has one that is pending or signed. */
export async function insertContract(
  tx: Tx,
  { id, number, userId }: { id: string; number: string; userId: string },
): Promise<void> {
  await tx.$executeRaw`
    insert into recharge_contract (id, number, user_id, query_at)
    values (${id}::uuid, ${number}, ${userId}::uuid, clock_now()) on conflict do nothing`;
}

/** The user's newest contract; null if there never was one. */
export async function findContract(db: Db | Tx, userId: string): Promise<Contract | null> {
  const newest = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
  return toContract(await db.rechargeContract.findFirst({ where: { userId }, orderBy: newest }));
}

/** Finds a contract by its id. */
export async function findContractById(db: Db | Tx, id: string): Promise<Contract | null> {
  return toContract(await db.rechargeContract.findUnique({ where: { id } }));
}

/** Finds a contract by its number. */
export async function findContractByNumber(db: Db | Tx, number: string): Promise<Contract | null> {
  return toContract(await db.rechargeContract.findUnique({ where: { number } }));
}

/**
 * Changes a contract's status.
 * @returns false if the status has changed meanwhile.
 */
export async function moveContract(
  tx: Tx,
  id: string,
  { from, to }: { from: ContractStatus; to: ContractStatus },
): Promise<boolean> {
  const count = await tx.$executeRaw`
    update recharge_contract set status = ${to}, query_count = 0, query_at = clock_now(), updated_at = clock_now()
    where id = ${id}::uuid and status = ${from}`;
  return count === 1;
}

/** Stores which account signed a contract, once. */
export async function saveSigner(tx: Tx, id: string, signerHash: string): Promise<void> {
  await tx.$executeRaw`
    update recharge_contract set signer_hash = ${signerHash} where id = ${id}::uuid and signer_hash is null`;
}

/** Records a query of the payment app and schedules the next one. */
export async function postponeContract(db: Db, id: string, pauseMs: number): Promise<void> {
  await db.$executeRaw`
    update recharge_contract set query_count = query_count + 1, query_at = clock_now() + ${pauseMs} * interval '1 millisecond'
    where id = ${id}::uuid`;
}

/**
 * Stores that the payment app has to be queried about a contract, whatever its status, until it has answered: what it
 * has to say is not lost with a job that fails.
 */
export async function requestContractQuery(tx: Tx, id: string): Promise<void> {
  await tx.$executeRaw`
    update recharge_contract set query_requested_at = clock_now(), query_count = 0, query_at = clock_now() where id = ${id}::uuid`;
}

/** Ends a request for a query that the payment app has answered. A request made after `contract` was read remains. */
export async function endContractQuery(db: Db, { id, queryRequestedAt }: Contract): Promise<void> {
  if (queryRequestedAt === null) return;
  await db.$executeRaw`
    update recharge_contract set query_requested_at = null where id = ${id}::uuid and query_requested_at = ${queryRequestedAt}`;
}

/** Lists contracts for which a query of the payment app is due. */
export async function listDueContractIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id from recharge_contract where (status in ('pending', 'ending') or query_requested_at is not null) and query_at <= clock_now()
    order by query_at limit ${limit}`;
  return rows.map((row) => row.id);
}
