import { findByNumber } from './findByNumber.ts';
import { FIND_HELP, type FindCommand, readFindCommand } from './findCommand.ts';
import type { FoundNumber } from './number.store.ts';
import { operatorOf, runCommand } from './runCommand.ts';

function writeFound({ kind, name, userId, state, at, show }: FoundNumber): string {
  const owner = userId ? `  user / 用户 ${userId}` : '';
  return `${kind}: ${name}  ${state ?? '-'}  ${at?.toISOString() ?? '-'}${owner}\n  npm run ${show}`;
}

/** `npm run find`: finds objects by number. Exits with 1 if nothing is found. */
await runCommand<FindCommand>({
  script: 'find',
  help: FIND_HELP,
  read: readFindCommand,
  async run({ db }, { text, operator }) {
    const found = await findByNumber(db, { text, operator: operatorOf(operator) });
    if (found.length === 0) console.log('Nothing has this number / 没有找到');
    for (const each of found) console.log(writeFound(each));
    return found.length > 0;
  },
});
