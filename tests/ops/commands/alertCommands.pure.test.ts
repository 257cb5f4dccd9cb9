import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readUserCommand } from '../../../api/accounts/user/userCommand.ts';
import { readClosureCommand } from '../../../api/kernel/closure/closureCommand.ts';
import { readBackupCommand } from '../../../api/ops/commands/backupCommand.ts';
import { readJobCommand } from '../../../api/ops/commands/jobCommand.ts';
import { QUEUES } from '../../../api/ops/jobs/registry.ts';
import { readOrderCommand } from '../../../api/orders/order/orderCommand.ts';
import { ROOT } from '../../tidy/sourceFile.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const { groups } = parse(read('docs/operate/alerts.yaml')) as {
  groups: { rules: { alert: string; annotations: { action: string } }[] }[];
};

/** The words of a command as an alert writes them, with an example in place of each argument that a person fills in. */
const FILLED: Readonly<Record<string, string>> = {
  'order-number': '20261122000000000001',
  '<number>': '7',
  '…': 'x',
};
const READERS: Readonly<Record<string, (words: readonly string[]) => unknown>> = {
  backup: readBackupCommand,
  service: readClosureCommand,
  user: readUserCommand,
  order: readOrderCommand,
  job: (words) =>
    readJobCommand(
      words,
      QUEUES.map(({ name }) => name),
    ),
};

/** Lower-case words, options and what is filled in, up to where the sentence goes on. */
const COMMAND =
  /npm run ([a-z:]+)(?: -- ((?:<[a-z ]+>|--reason …|--[a-z-]+|list|show|close|open|state|refund|review|withdrawals|recharges)(?: (?=<|--|withdrawals|recharges))?)+)?/g;

const COMMANDS = groups.flatMap(({ rules }) =>
  rules.flatMap(({ alert, annotations: { action } }) =>
    [...action.matchAll(COMMAND)].map(([text, script = '']) => {
      const said = text.split(' -- ')[1]?.replaceAll('<order number>', 'order-number') ?? '';
      const words = said.split(' ').filter((word) => word !== '');
      return { alert, text, script, words: words.map((word) => FILLED[word] ?? word) };
    }),
  ),
);

test('alarms name commands, among them the one that stops withdrawals', () => {
  expect(COMMANDS.length).toBeGreaterThan(8);
  const stops = COMMANDS.filter(({ text }) => text.startsWith('npm run service -- close withdrawals'));
  expect(stops.map(({ alert }) => alert)).toEqual(['PromiseBroken', 'MoneyDoesNotSumToZero', 'BooksDiffer']);
});

test.each(COMMANDS)('$alert: $text is a command, and its words are read', ({ script, words }) => {
  expect(scripts[script]).toBeTypeOf('string');
  if (words.length === 0) return;
  const reader = READERS[script];
  expect(reader).toBeTypeOf('function');
  expect(reader?.(words)).not.toEqual({ kind: 'help' });
});
