import { recordOperatorAction } from '../../kernel/audit/operatorAction.store.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { createSealKeys, type SealKeys } from '../../steam/client/secretBox.ts';
import { openOwner } from '../database/openOwner.ts';
import { withOwnerDb } from '../database/withOwnerDb.ts';
import { hasSealKeys, readSealKeys, writeSealKeys } from '../setup/keyFiles.ts';
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

interface FoundKeys {
  keys: SealKeys;
  /** Stores the keys in their file; null where they are settings, which only whoever runs the market can change. */
  store: ((keys: SealKeys) => void) | null;
}

/** The keys that the market's processes have: those of the settings, or else those of the folder. @throws Error where neither are here. */
function findKeys(folder: string): FoundKeys {
  const { STEAM_SEAL_PUBLIC_KEY: publicKeyPem, STEAM_SEAL_PRIVATE_KEY: privateKeyPem } = process.env;
  if (publicKeyPem && privateKeyPem) return { keys: { publicKeyPem, privateKeyPem }, store: null };
  if (!hasSealKeys(folder))
    throw new Error(
      `There are no seal keys in ${folder}. Where they are settings, give this command STEAM_SEAL_PUBLIC_KEY and STEAM_SEAL_PRIVATE_KEY, too.`,
    );
  return { keys: readSealKeys(folder), store: (keys) => writeSealKeys(folder, keys) };
}

async function begin(ownerUrl: string, { keys, store }: FoundKeys, operator: string): Promise<string> {
  const [newest = '', ...older] = keys.privateKeyPem.match(KEY) ?? [];
  if (older.length > 0) return 'A rotation has begun already: restart the market, then -- finish.';
  if (!store)
    throw new Error(
      'The keys are settings: docs/operate/machines.md says how to put a new one before the old one.',
    );
  await record(ownerUrl, 'begin', operator, 'begun');
  const fresh = createSealKeys();
  // Both keys are accepted until everything is resealed.
  store({ ...fresh, privateKeyPem: `${fresh.privateKeyPem.trim()}\n${newest}\n` });
  return 'There is a new key. Restart the market, then npm run secrets:rotate -- finish.';
}

function writeUnopened(unopened: readonly UnopenedText[]): string[] {
  if (unopened.length === 0) return [];
  return [
    `No key at hand opens these ${unopened.length} sealed texts. They stay as they are; what to do: docs/operate/commands.md.`,
    ...unopened.map(({ table, column, id }) => `  ${table}.${column} of ${id}`),
  ];
}

async function finish(ownerUrl: string, { keys, store }: FoundKeys, operator: string): Promise<string> {
  const [newest = ''] = keys.privateKeyPem.match(KEY) ?? [];
  const { count, openedCount, unopened } = await resealSecrets(ownerUrl, keys, newest);
  if (unopened.length > 0 && count + openedCount === 0)
    throw new Error('The keys open no text of this database: they belong to another one, and stay.');
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
  store?.({ ...keys, privateKeyPem: `${newest}\n` });
  const end = store ? ', and it is gone.' : ': remove it from STEAM_SEAL_PRIVATE_KEY, and restart.';
  return [...told, `Nothing is sealed with the old key any more${end}`].join('\n');
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
      console.log(await step(owner.url, findKeys(owner.keyFolder), operatorOf(command.operator)));
      return true;
    } finally {
      await owner.close();
    }
  },
);
