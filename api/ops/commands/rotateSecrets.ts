import { recordOperatorAction } from '../../kernel/audit/operatorAction.store.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { createSealKeys } from '../../steam/client/secretBox.ts';
import { openOwner } from '../database/openOwner.ts';
import { withOwnerDb } from '../database/withOwnerDb.ts';
import { readSealKeys, writeSealKeys } from '../setup/keyFiles.ts';
import { resealSecrets, type UnopenedText } from './resealSecrets.ts';
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

function writeUnopened(unopened: readonly UnopenedText[]): string[] {
  if (unopened.length === 0) return [];
  return [
    `No key at hand opens these ${unopened.length} sealed texts. They stay as they are; what to do: docs/operate/commands.md.`,
    ...unopened.map(({ table, column, id }) => `  ${table}.${column} of ${id}`),
  ];
}

async function finish(ownerUrl: string, folder: string, operator: string): Promise<string> {
  const keys = readSealKeys(folder);
  const [newest = ''] = keys.privateKeyPem.match(KEY) ?? [];
  const { count, openedCount, unopened } = await resealSecrets(ownerUrl, keys, newest);
  if (unopened.length > 0 && count + openedCount === 0)
    throw new Error(
      `The keys in ${folder} open no text of this database: they belong to another one, and stay.`,
    );
  const outcome = count === 0 ? 'done' : `resealed ${count}`;
  await record(
    ownerUrl,
    'finish',
    operator,
    unopened.length === 0 ? outcome : `${outcome}, ${unopened.length} unopened`,
  );
  const told = writeUnopened(unopened);
  if (count > 0)
    return [
      ...told,
      `Sealed ${count} secrets anew. Run -- finish once more: when it finds none, the old key goes.`,
    ].join('\n');
  // Texts that no key opens do not keep the old key: nothing is lost with it, and they would keep it for ever.
  // A process that was not restarted may still seal with the old key, so it is removed only when a complete run finds no text sealed with
  // it.
  writeSealKeys(folder, { ...keys, privateKeyPem: `${newest}\n` });
  return [...told, 'Nothing is sealed with the old key any more, and it is gone.'].join('\n');
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
