import { createSealKeys } from '../steam/secretBox.ts';
import { openOwner } from './openOwner.ts';
import { resealSecrets } from './resealSecrets.ts';
import { readSealKeys, writeSealKeys } from './sealKeys.ts';

const KEY = /-----BEGIN PRIVATE KEY-----[\s\S]+?-----END PRIVATE KEY-----/g;

const step = process.argv[2];
const owner = await openOwner();
try {
  const keys = readSealKeys(owner.keyFolder);
  const [newest = '', ...older] = keys.privateKeyPem.match(KEY) ?? [];
  if (step === 'begin' && older.length > 0)
    console.log('A rotation has begun already: restart the market, then -- finish.');
  else if (step === 'begin') {
    const fresh = createSealKeys();
    // Both can be opened until everything is sealed anew.
    writeSealKeys(owner.keyFolder, { ...fresh, privateKeyPem: `${fresh.privateKeyPem.trim()}\n${newest}\n` });
    console.log('There is a new key. Restart the market, then npm run secrets:rotate -- finish.');
  } else if (step === 'finish') {
    const count = await resealSecrets(owner.url, keys, newest);
    // A process that was not restarted may still seal with the old key: it goes only when a whole run finds nothing of it.
    if (count === 0) writeSealKeys(owner.keyFolder, { ...keys, privateKeyPem: `${newest}\n` });
    console.log(
      count === 0
        ? 'Nothing is sealed with the old key any more, and it is gone.'
        : `Sealed ${count} secrets anew. Run -- finish once more: when it finds none, the old key goes.`,
    );
  } else {
    console.log('Say which step: npm run secrets:rotate -- begin, then restart, then -- finish.');
    process.exitCode = 1;
  }
} finally {
  await owner.close();
}
