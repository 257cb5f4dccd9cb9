import { type PlainCommand, readPlainCommand } from '../../kernel/commandLine.ts';
import { openDatabase } from '../../kernel/db.ts';
import { runWords } from '../commands/runCommand.ts';
import { openOwner } from '../database/openOwner.ts';
import { examineParts, isHealthy, writeFinding } from '../doctor/finding.ts';
import { outsideParts } from '../doctor/outsideParts.ts';
import { marketConfig } from './marketConfig.ts';
import { openOutside } from './openOutside.ts';

const HELP = `npm run doctor

Asks every part of the outside world by something that changes nothing: what was tried, what came, what to do. Works while the
market runs and while it does not; the sandbox plays the outside only while it runs. Ends with 1 where something that is needed does not answer.
逐一询问外部的每个部分，不做任何改动：试了什么、得到什么、该怎么办。市场运行与否都可使用；沙盒只在运行时扮演外部。有必需的部分不应答时以 1 结束。`;

/** `npm run doctor`: one line for each part of the outside world. */
await runWords<PlainCommand>({ script: 'doctor', help: HELP, read: readPlainCommand }, async () => {
  const owner = await openOwner();
  const db = openDatabase({ url: owner.url, poolSize: 2, statementTimeoutMs: 5_000, lockTimeoutMs: 5_000 });
  try {
    const config = marketConfig(owner.url, owner.keyFolder);
    const findings = await examineParts(outsideParts(config, db, openOutside(config)));
    for (const finding of findings) console.log(writeFinding(finding));
    return isHealthy(findings);
  } finally {
    await db.$disconnect();
    await owner.close();
  }
});
