import type { FilterJson } from '../../catalog/filter/filterJson.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma, type SellingRule as Row } from '../../kernel/generated/prisma/client.ts';
import { listOwnMatches } from '../listing/ownListing.store.ts';
import { readStoredListings, type StoredListings, writeStoredListings } from '../listing/storedFilter.ts';
import type { RuleBasis, RuleChoice, SellingRule } from './sellingRule.ts';

/** The filter of a rule as its row stores it. Null: every listing. */
export function ruleFilterOf({ filter }: Pick<Row, 'filter'>): RuleChoice['filter'] {
  return filter === null ? null : readStoredListings(filter as unknown as StoredListings);
}

function ruleOf({ createdAt: _, ...row }: Row): SellingRule {
  const [basis, bidBasis] = [row.basis as RuleBasis, row.bidBasis as RuleBasis | null];
  const copyConditions = row.copyConditions as FilterJson;
  return { ...row, basis, bidBasis, filter: ruleFilterOf(row), copyConditions };
}

/**
 * The rules whose filter of own listings each listing of a seller matches, by its id; listings that match none are omitted.
 * @param ids only these listings; null: all.
 */
export async function listRuleMatches(
  db: Db | Tx,
  sellerId: string,
  rules: readonly SellingRule[],
  ids: readonly string[] | null = null,
): Promise<Map<string, Set<string>>> {
  const filtered = rules.flatMap(({ id, filter }) => (filter === null ? [] : [{ id, filter }]));
  const matches = await listOwnMatches(
    db,
    sellerId,
    filtered.map(({ filter }) => filter),
    ids,
  );
  return new Map(
    [...matches].map(([id, places]) => [id, new Set(places.map((place) => filtered[place]?.id ?? ''))]),
  );
}

/** A user's rules in their order. */
export async function listRules(db: Db | Tx, userId: string): Promise<SellingRule[]> {
  const rows = await db.sellingRule.findMany({
    where: { userId },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
  return rows.map(ruleOf);
}

/** Locks a user's rules, so that changes are made one after another. */
export async function lockRules(tx: Tx, userId: string): Promise<SellingRule[]> {
  await tx.$queryRaw`select id from selling_rule where user_id = ${userId}::uuid order by id for update`;
  return listRules(tx, userId);
}

/** Locks the user, so that new rules are counted one after another. */
export async function lockRuleOwner(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`select id from app_user where id = ${userId}::uuid for no key update`;
}

/** Locks one rule of a user: to be changed or run, or as it is while a copy is sold by it, which others may do at the same time. */
export async function lockRule(
  tx: Tx,
  userId: string,
  id: string,
  strength: 'update' | 'share' = 'update',
): Promise<SellingRule | null> {
  const lock = strength === 'update' ? Prisma.sql`for update` : Prisma.sql`for share`;
  await tx.$queryRaw`select id from selling_rule where id = ${id}::uuid and user_id = ${userId}::uuid ${lock}`;
  const row = await tx.sellingRule.findFirst({ where: { id, userId } });
  return row && ruleOf(row);
}

/** Rules that are due; none of a user who is held for review. */
const DUE = Prisma.sql`selling_rule rule join app_user owner on owner.id = rule.user_id
  where rule.is_enabled and rule.next_run_at <= clock_now() and not owner.is_blocked`;

/** A due rule as it is now. Null if it is not due. */
export async function findDueRule(db: Db, id: string): Promise<SellingRule | null> {
  const found = await db.$queryRaw<{ id: string }[]>`select rule.id from ${DUE} and rule.id = ${id}::uuid`;
  const row = found.length === 0 ? null : await db.sellingRule.findUnique({ where: { id } });
  return row && ruleOf(row);
}

/** Locks a due rule, unless another worker has it. */
export async function lockDueRule(tx: Tx, id: string): Promise<SellingRule | null> {
  const found = await tx.$queryRaw<{ id: string }[]>`
    select rule.id from ${DUE} and rule.id = ${id}::uuid for update of rule skip locked`;
  if (found.length === 0) return null;
  return ruleOf(await tx.sellingRule.findUniqueOrThrow({ where: { id } }));
}

/** Lists due rules, the longest waiting first. */
export async function listDueRuleIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select rule.id from ${DUE} order by rule.next_run_at limit ${limit}`;
  return rows.map(({ id }) => id);
}

function columnsOf(choice: RuleChoice) {
  const { filter, assetIds, marketItemIds, excludedMarketItemIds, excludedAssetIds, steamAccountIds } =
    choice;
  return {
    ...choice,
    filter: filter === null ? Prisma.DbNull : { ...writeStoredListings(filter) },
    copyConditions: choice.copyConditions as Prisma.InputJsonObject,
    assetIds: [...assetIds],
    marketItemIds: [...marketItemIds],
    excludedMarketItemIds: [...excludedMarketItemIds],
    excludedAssetIds: [...excludedAssetIds],
    steamAccountIds: [...steamAccountIds],
  };
}

/** Adds a rule after all others. */
export async function insertRule(
  tx: Tx,
  rule: { id: string; userId: string; position: number; nextRunAt: Date | null },
  choice: RuleChoice,
): Promise<void> {
  await tx.sellingRule.create({ data: { ...columnsOf(choice), ...rule }, select: { id: true } });
}

/** Replaces a rule's settings. A run that goes on in rounds ends. */
export async function updateRule(
  tx: Tx,
  id: string,
  choice: RuleChoice,
  nextRunAt: Date | null,
): Promise<void> {
  await tx.sellingRule.update({
    where: { id },
    data: { ...columnsOf(choice), nextRunAt, runBegunAt: null, stoppedAt: null },
    select: { id: true },
  });
}

/** Puts rules into this order. */
export async function updatePositions(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    update selling_rule set position = place.number::int from unnest(${[...ids]}::uuid[]) with ordinality as place (id, number)
    where selling_rule.id = place.id`;
}

/** Deletes a rule with its runs. Returns false if the user has no such rule. */
export async function deleteRule(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { count } = await tx.sellingRule.deleteMany({ where: { id, userId } });
  return count === 1;
}

/** Stores that a rule ran, and when it runs next. */
export async function updateRun(
  db: Db | Tx,
  id: string,
  run: Pick<SellingRule, 'nextRunAt' | 'runBegunAt'> & { lastRunAt: Date },
): Promise<void> {
  const { lastRunAt, nextRunAt, runBegunAt } = run;
  const data = { lastRunAt, nextRunAt, runBegunAt, stoppedAt: null };
  await db.sellingRule.update({ where: { id }, data, select: { id: true } });
}

/** Enables a rule. */
export async function enableRule(tx: Tx, id: string, nextRunAt: Date): Promise<void> {
  const data = { isEnabled: true, nextRunAt, runBegunAt: null, stoppedAt: null };
  await tx.sellingRule.update({ where: { id }, data, select: { id: true } });
}

/** Disables a rule. */
export async function pauseRule(tx: Tx, id: string): Promise<void> {
  const data = { isEnabled: false, nextRunAt: null, runBegunAt: null, stoppedAt: null };
  await tx.sellingRule.update({ where: { id }, data, select: { id: true } });
}

/** Moves the next run of a rule. One that goes on in rounds ends. */
export async function scheduleRun(tx: Tx, id: string, nextRunAt: Date): Promise<void> {
  await tx.sellingRule.update({ where: { id }, data: { nextRunAt, runBegunAt: null }, select: { id: true } });
}

/** Schedules a retry of a failed rule, so that it does not block others meanwhile. */
export async function postponeRule(db: Db, id: string, minutes: number): Promise<void> {
  await db.$executeRaw`
    update selling_rule set next_run_at = clock_now() + ${minutes} * interval '1 minute' where id = ${id}::uuid and is_enabled`;
}

/** Stores since when the runs of a rule fail. */
export async function markStopped(tx: Tx, id: string): Promise<void> {
  await tx.$executeRaw`update selling_rule set stopped_at = coalesce(stopped_at, clock_now()) where id = ${id}::uuid`;
}

/** What a message about a rule says. Null if there is no such rule. */
export async function findRuleNames(
  db: Db,
  id: string,
): Promise<{ userId: string; name: string; lastRunAt: Date | null } | null> {
  return db.sellingRule.findUnique({ where: { id }, select: { userId: true, name: true, lastRunAt: true } });
}
