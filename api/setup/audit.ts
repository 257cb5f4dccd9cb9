import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { auditInvariants } from './auditInvariants.ts';
import { startCluster } from './cluster.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The owner's address: the given database, or the embedded one, which is started where it does not run. */
async function openOwner(): Promise<{ url: string; close(): Promise<void> }> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, close: async () => {} };
  const cluster = await startCluster({ directory: resolve(process.env.DATA_DIR ?? `${ROOT}.data`) });
  return { url: cluster.urlOf('market'), close: cluster.isAdopted ? async () => {} : cluster.stop };
}

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
