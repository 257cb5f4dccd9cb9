import { type PlainCommand, readPlainCommand } from '../../kernel/commandLine.ts';
import { auditInvariants } from '../audit/auditInvariants.ts';
import { openOwner } from '../database/openOwner.ts';
import { runWords } from './runCommand.ts';

const HELP = `npm run audit:invariants

Looks whether everything that must always be true is: each promise with its offenders. Ends with 1 where one is broken.
核对所有必须始终成立的条件，逐条列出违反者；有违反时以 1 结束。`;

/** `npm run audit:invariants`: checks all invariants and lists violations. */
await runWords<PlainCommand>({ script: 'audit:invariants', help: HELP, read: readPlainCommand }, async () => {
  const owner = await openOwner();
  const findings = await auditInvariants(owner.url).finally(() => owner.close());
  for (const { id, promise, offenderCount, offenders } of findings) {
    console.log(
      `${offenderCount === 0 ? '✔' : '✖'} ${id.padEnd(4)} ${String(offenderCount).padStart(4)} offenders  ${promise}`,
    );
    for (const offender of offenders) console.log(`        ${offender}`);
  }
  return findings.every((finding) => finding.offenderCount === 0);
});
