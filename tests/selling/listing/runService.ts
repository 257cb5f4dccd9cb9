import { readConfig } from '../../../api/config.ts';
import { openLog } from '../../../api/kernel/log.ts';
import type { Platform } from '../../../api/kernel/platform.ts';
import { openPlatform } from '../../../api/ops/process/openProcess.ts';
import { listAtOnce, repriceAtOnce } from '../../../api/selling/bulk/actAtOnce.ts';
import { runBulkAction } from '../../../api/selling/bulk/runBulkAction.ts';
import { undoListings } from '../../../api/selling/bulk/undoListings.ts';
import { moveShop, setShopOpen } from '../../../api/selling/listing/setShopOpen.ts';
import { unlistListings } from '../../../api/selling/listing/unlistListings.ts';
import { runDueRule } from '../../../api/selling/rules/runRule.ts';
import { listDueCopy } from '../../../api/selling/schedule/listDueCopies.ts';

// A process that calls one service on the database of a test. CRASH_AT names the point that kills it.
const ACTIONS = {
  listAtOnce,
  repriceAtOnce,
  unlistListings,
  undoListings,
  setShopOpen,
  moveShop: (platform: Platform, { userId }: { userId: string }) => moveShop(platform, userId),
  listDueCopy: (platform: Platform, { id }: { id: string }) => listDueCopy(platform, id),
  runBulkAction: (platform: Platform, { actionId }: { actionId: string }) =>
    runBulkAction(platform, actionId),
  runDueRule: (platform: Platform, { ruleId }: { ruleId: string }) => runDueRule(platform, ruleId),
};
const [name = '', request = '{}'] = process.argv.slice(2);
const platform = openPlatform(readConfig(process.env), openLog('api', 'silent'), false);
await platform.jobs.boss.start();
const deed = ACTIONS[name as keyof typeof ACTIONS] as (
  platform: Platform,
  request: unknown,
) => Promise<unknown>;
const parsed = JSON.parse(request, (key, value: unknown) =>
  key === 'priceCents' && typeof value === 'number' ? BigInt(value) : value,
) as unknown;
await deed(platform, parsed);
process.exit(0);
