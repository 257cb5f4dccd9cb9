import { useState } from 'react';
import { type ChosenFile, chosenFile } from './chosenFile.ts';
import { type Manifest, openMafile } from './encryptedFile.ts';

/** The key of the sentence about encrypted files that could not be opened. */
export type PasskeyProblem = 'manifestMissing' | 'passkeyWrong';

/** The manifest and the passkey of encrypted Mafiles in the form. */
export function usePasskey() {
  const [manifest, setManifest] = useState<Manifest | null>(null);
  const [passkey, setPasskey] = useState('');
  const [isOpening, setIsOpening] = useState(false);
  return {
    hasManifest: manifest !== null,
    passkey,
    isOpening,
    setPasskey,
    /** Files may come one after another; the newest manifest counts. */
    keepManifest: (added: Manifest | null) => setManifest((known) => added ?? known),
    /** The files as they can be sent. Without a passkey as they are: the server leaves out what is encrypted, and takes the others. */
    async open(files: readonly ChosenFile[]): Promise<readonly ChosenFile[] | PasskeyProblem> {
      if (passkey === '' || !files.some(({ isEncrypted }) => isEncrypted)) {
        return files;
      }
      if (manifest === null) {
        return 'manifestMissing';
      }
      setIsOpening(true);
      const opened = await Promise.all(files.map((file) => openFile(file, manifest, passkey)));
      setIsOpening(false);
      const whole = opened.filter((file) => file !== null);
      return whole.length < files.length ? 'passkeyWrong' : whole;
    },
  };
}

async function openFile(file: ChosenFile, manifest: Manifest, passkey: string): Promise<ChosenFile | null> {
  const text = file.isEncrypted ? await openMafile(file, manifest, passkey) : file.text;
  return text === null ? null : { ...chosenFile(file.name, text, file.password), key: file.key };
}
