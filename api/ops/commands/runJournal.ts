import { JOURNAL_PAGE, listJournal } from '../../kernel/audit/operatorAction.store.ts';
import { JOURNAL_HELP, type JournalCommand, readJournalCommand } from './journalCommand.ts';
import { runCommand } from './runCommand.ts';

/** `npm run journal`: lists all actions of operators, reading included. */
await runCommand<JournalCommand>({
  script: 'journal',
  help: JOURNAL_HELP,
  read: readJournalCommand,
  async run({ db }, input) {
    const actions = await listJournal(db, input);
    if (actions.length === 0) console.log('Nothing is kept / 没有记录');
    for (const { at, operator, command, subjectKind, subjectId, outcome, reason } of actions)
      console.log(
        `${at.toISOString()}  ${operator}  ${command}  ${subjectKind} ${subjectId ?? '-'}  ${outcome}${reason ? `  ${reason}` : ''}`,
      );
    if (actions.length === JOURNAL_PAGE) console.log(`more / 更多: --before ${actions.at(-1)?.id}`);
    return true;
  },
});
