import { openDatabase } from '../../kernel/db.ts';
import { openLog } from '../../kernel/log.ts';
import { type LaneStatus, listLaneStatus } from '../../steam/lanes/lane.store.ts';
import { LANE_HELP, type LaneCommand, readLaneCommand } from '../../steam/lanes/laneCommand.ts';
import { addLane, type LaneChange, removeLane, setLaneState } from '../../steam/lanes/setLanes.ts';
import { testLane } from '../../steam/lanes/testLane.ts';
import { operatorOf, runWords } from '../commands/runCommand.ts';
import { openOwner } from '../database/openOwner.ts';
import { marketConfig } from './marketConfig.ts';

type Settings = ReturnType<typeof marketConfig>;
type Act = Exclude<LaneCommand, { kind: 'help' }>;

const UNKNOWN = 'There is no such lane / 没有这条通道';
const NO_KEY =
  'STEAM_SEAL_PUBLIC_KEY is not set: nothing could be sealed / 未设置 STEAM_SEAL_PUBLIC_KEY，无法加密';
const OUTCOMES: Readonly<Record<LaneChange, string>> = {
  done: 'Done / 已完成',
  unchanged: 'It is so already / 已是此状态，没有变化',
  taken: 'name: another lane has it / 名称已被其他通道使用',
  unknown: UNKNOWN,
  last: 'It is the last open lane: add or open another first / 这是最后一条开放的通道，请先添加或开放另一条',
  open: 'Drain it first / 请先停用（drain）这条通道',
  own: 'The own address can be drained, and stays in the list / 本机地址可以停用，但不能删除',
};
const STATES = { open: 'open / 开放', draining: 'draining / 停用中' } as const;

function writeLane({ name, isOwn, state, accountCount, paces }: LaneStatus): string {
  const trouble = paces.flatMap(({ kind, closedSeconds, limited, outages }) => [
    ...(closedSeconds > 0 ? [`${kind} pauses for ${closedSeconds} s / 暂停 ${closedSeconds} 秒`] : []),
    ...(limited > 0 ? [`${kind} limited ${limited} times / 连续被限制 ${limited} 次`] : []),
    ...(outages > 0 ? [`${kind} failed ${outages} times / 连续失败 ${outages} 次`] : []),
  ]);
  const way = isOwn ? 'own address / 本机地址' : 'proxy / 代理';
  const accounts = `${accountCount} accounts / 个账号`;
  return [`${name}  ${way}  ${STATES[state]}  ${accounts}`, ...trouble.map((line) => `  ${line}`)].join('\n');
}

type Database = Parameters<typeof listLaneStatus>[0];

async function list(db: Database): Promise<boolean> {
  for (const lane of await listLaneStatus(db)) console.log(writeLane(lane));
  return true;
}

async function tryOut(db: Database, config: Settings, name: string): Promise<boolean> {
  const results = await testLane(
    {
      db,
      log: openLog('operator', process.env.LOG_LEVEL ?? 'warn'),
      privateKeyPem: config.STEAM_SEAL_PRIVATE_KEY,
      apiBase: config.STEAM_API_BASE,
      communityBase: config.STEAM_COMMUNITY_BASE,
      timeoutMs: config.STEAM_TIMEOUT_MS,
    },
    name,
  );
  if (!results) console.log(UNKNOWN);
  for (const { host, isReachable, outcome, ms } of results ?? [])
    console.log(`${isReachable ? '✔' : '✖'} ${host.padEnd(9)} ${outcome}  ${ms} ms`);
  return results?.every(({ isReachable }) => isReachable) ?? false;
}

async function changeLane(
  db: Database,
  config: Settings,
  command: Exclude<Act, { kind: 'list' | 'test' }>,
): Promise<boolean> {
  const { name, reason } = command;
  const input = { name, reason, operator: operatorOf(command.operator) };
  const publicKeyPem = config.STEAM_SEAL_PUBLIC_KEY;
  if (command.kind === 'add' && publicKeyPem === '') {
    console.log(NO_KEY);
    return false;
  }
  const outcome = await (command.kind === 'add'
    ? addLane(db, { ...input, proxy: command.proxy, publicKeyPem })
    : command.kind === 'remove'
      ? removeLane(db, input)
      : setLaneState(db, input, command.kind === 'open' ? 'open' : 'draining'));
  console.log(OUTCOMES[outcome]);
  return outcome === 'done' || outcome === 'unchanged';
}

/** `npm run lanes`: lists, adds, tests, drains and removes ways out to Steam. Exits with 1 if nothing could be done. */
await runWords<LaneCommand>(
  {
    script: 'lanes',
    help: LANE_HELP,
    read: readLaneCommand,
    isDangerous: ({ kind }) => kind === 'drain' || kind === 'remove',
  },
  async (command) => {
    const owner = await openOwner();
    const db = openDatabase({
      url: owner.url,
      poolSize: 2,
      statementTimeoutMs: 10_000,
      lockTimeoutMs: 10_000,
    });
    try {
      if (command.kind === 'list') return await list(db);
      const config = marketConfig(owner.url, owner.keyFolder);
      if (command.kind === 'test') return await tryOut(db, config, command.name);
      return await changeLane(db, config, command);
    } finally {
      await db.$disconnect();
      await owner.close();
    }
  },
);
