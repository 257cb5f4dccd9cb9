import { auditInvariants } from './auditInvariants.ts';
import { openOwner } from './openOwner.ts';

const owner = await openOwner();
const findings = await auditInvariants(owner.url);
await owner.close();
for (const { id, promise, offenderCount, offenders } of findings) {
  console.log(
    `${offenderCount === 0 ? '✔' : '✖'} ${id.padEnd(4)} ${String(offenderCount).padStart(4)} offenders  ${promise}`,
  );
  for (const offender of offenders) console.log(`        ${offender}`);
}
process.exit(findings.every((finding) => finding.offenderCount === 0) ? 0 : 1);
