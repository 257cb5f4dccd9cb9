import { useState } from 'react';
import { type ChosenFile, chosenFile } from './chosenFile.ts';
import { type Manifest, openMafile } from './encryptedFile.ts';

/** Translation key of the error for encrypted files that could not be decrypted. */
export type PasskeyProblem = 'manifestMissing' | 'passkeyWrong';

/** State of the manifest and the passkey of encrypted Mafiles. */
export function usePasskey() {
  const [manifest, setManifest] = useState<Manifest | null>(null);
  const [passkey, setPasskey] = useState('');
  const [isOpening, setIsOpening] = useState(false);
  return {
    hasManifest: manifest !== null,
    passkey,
    isOpening,
    setPasskey,
    /** Files may be added one after another; the newest manifest is used. */
    keepManifest: (added: Manifest | null) => setManifest((known) => added ?? known),
    /**
     * The files ready to send. Without a passkey they are unchanged: the server skips encrypted ones and accepts the
     * others.
     */
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
