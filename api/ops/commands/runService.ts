import { listStoredClosures } from '../../kernel/closure/closure.store.ts';
import type { StoredClosure } from '../../kernel/closure/closure.ts';
import {
  CLOSURE_HELP,
  type ClosureCommand,
  readClosureCommand,
} from '../../kernel/closure/closureCommand.ts';
import { closeService, reopenService } from '../../kernel/closure/setClosure.ts';
import { operatorOf, runCommand } from './runCommand.ts';

const OUTCOMES = { done: 'Done / 已完成', unchanged: 'It is so already / 已是此状态，没有变化' };

function writeClosure({ service, closedAt, closedBy, reason, wordsZh, wordsEn }: StoredClosure): string {
  const told = wordsZh === null ? [] : [`  told / 告知: ${wordsZh} / ${wordsEn}`];
  return [
    `${service}  since / 起 ${closedAt.toISOString()}  by / 操作人 ${closedBy}: ${reason}`,
    ...told,
  ].join('\n');
}

/** `npm run service`: lists, closes and opens services. Exits with 1 if nothing could be done. */
await runCommand<ClosureCommand>({
  script: 'service',
  help: CLOSURE_HELP,
  read: readClosureCommand,
  isDangerous: ({ kind }) => kind === 'close',
  async run({ db }, command) {
    if (command.kind === 'list') {
      const closures = await listStoredClosures(db);
      console.log(
        closures.length === 0 ? 'Everything is open / 全部开放' : closures.map(writeClosure).join('\n'),
      );
      return true;
    }
    const input = { ...command, operator: operatorOf(command.operator) };
    const outcome = input.kind === 'close' ? await closeService(db, input) : await reopenService(db, input);
    console.log(OUTCOMES[outcome]);
    return true;
  },
});
