import { recordOperatorAction } from '../../kernel/audit/operatorAction.store.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { createSealKeys } from '../../steam/client/secretBox.ts';
import { openOwner } from '../database/openOwner.ts';
import { withOwnerDb } from '../database/withOwnerDb.ts';
import { readSealKeys, writeSealKeys } from '../setup/keyFiles.ts';
import { resealSecrets } from './resealSecrets.ts';
import { operatorOf, runWords } from './runCommand.ts';
import { readSecretsCommand, SECRETS_HELP, type SecretsCommand } from './secretsCommand.ts';

const KEY = /-----BEGIN PRIVATE KEY-----[\s\S]+?-----END PRIVATE KEY-----/g;

/** Recorded before the key file changes: the file is not part of the transaction, and no step may go unrecorded. */
async function record(ownerUrl: string, step: string, operator: string, outcome: string): Promise<void> {
  const about = { subjectKind: 'keys', subjectId: 'seal', reason: null, outcome } as const;
  await withOwnerDb(ownerUrl, (db) =>
    inTransaction(db, (tx) => recordOperatorAction(tx, { operator, command: `secrets ${step}`, ...about })),
  );
}

async function begin(ownerUrl: string, folder: string, operator: string): Promise<string> {
  const keys = readSealKeys(folder);
  const [newest = '', ...older] = keys.privateKeyPem.match(KEY) ?? [];
  if (older.length > 0) return 'A rotation has begun already: restart the market, then -- finish.';
  await record(ownerUrl, 'begin', operator, 'begun');
  const fresh = createSealKeys();
  // Both keys are accepted until everything is resealed.
  writeSealKeys(folder, { ...fresh, privateKeyPem: `${fresh.privateKeyPem.trim()}\n${newest}\n` });
  return 'There is a new key. Restart the market, then npm run secrets:rotate -- finish.';
}

async function finish(ownerUrl: string, folder: string, operator: string): Promise<string> {
  const keys = readSealKeys(folder);
  const [newest = ''] = keys.privateKeyPem.match(KEY) ?? [];
  const count = await resealSecrets(ownerUrl, keys, newest);
  await record(ownerUrl, 'finish', operator, count === 0 ? 'done' : `resealed ${count}`);
  if (count > 0)
    return `Sealed ${count} secrets anew. Run -- finish once more: when it finds none, the old key goes.`;
  // A process that was not restarted may still seal with the old key, so it is removed only when a complete run finds no text sealed with
  // it.
  writeSealKeys(folder, { ...keys, privateKeyPem: `${newest}\n` });
  return 'Nothing is sealed with the old key any more, and it is gone.';
}

/** `npm run secrets:rotate`: replaces the sealing keys in two steps (T-15). */
await runWords<SecretsCommand>(
  {
    script: 'secrets:rotate',
    help: SECRETS_HELP,
    read: readSecretsCommand,
    isDangerous: ({ kind }) => kind === 'finish',
  },
  async (command) => {
    const owner = await openOwner();
    try {
      const step = command.kind === 'begin' ? begin : finish;
      console.log(await step(owner.url, owner.keyFolder, operatorOf(command.operator)));
      return true;
    } finally {
      await owner.close();
    }
  },
);
