import { isEncryptedText, type Manifest, readManifest } from './encryptedFile.ts';

/** A Mafile that waits in the form, with its password. */
export interface ChosenFile {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  /** As the file says; null where it does not, or is none: the server will say more. */
  readonly accountName: string | null;
  readonly password: string;
  /** Its tool encrypted it: it wants its passkey first. */
  readonly isEncrypted: boolean;
}

/** Bounds of the API (decision 0017): files in one request, bytes of one file, and of all together. */
export const FILES_MAX = 100;
const FILE_BYTES_MAX = 64 * 1024;
const ALL_BYTES_MAX = 700 * 1024;

/** Why a file is not taken into the form. */
export type FileProblem = 'tooLarge' | 'tooMany' | 'tooMuch';

function nameIn(text: string): string | null {
  try {
    const { account_name: name } = JSON.parse(text.replace(/^\uFEFF/, '')) as { account_name?: unknown };
    return typeof name === 'string' && name !== '' ? name : null;
  } catch {
    return null;
  }
}

/** A file of the form; NUL and broken characters, which no Mafile has, become what the server calls no Mafile. */
export function chosenFile(name: string, text: string, password = ''): ChosenFile {
  const plain = text.replaceAll('\u0000', '\uFFFD').toWellFormed();
  return {
    key: crypto.randomUUID(),
    name,
    text: plain,
    accountName: nameIn(plain),
    password,
    isEncrypted: isEncryptedText(plain),
  };
}

/** Reads files that somebody dropped or picked. @returns the form's files with them, the manifest among them, and what was left out. */
export async function addFiles(
  chosen: readonly ChosenFile[],
  files: readonly File[],
): Promise<{ files: readonly ChosenFile[]; manifest: Manifest | null; problem: FileProblem | null }> {
  let manifest: Manifest | null = null;
  let problem: FileProblem | null = null;
  let next = [...chosen];
  let bytes = chosen.reduce((sum, { text }) => sum + text.length, 0);
  for (const file of files) {
    if (file.size > FILE_BYTES_MAX) {
      problem = 'tooLarge';
    } else if (next.length >= FILES_MAX) {
      problem = 'tooMany';
    } else if (bytes + file.size > ALL_BYTES_MAX) {
      problem = 'tooMuch';
    } else {
      const text = await file.text();
      const found = readManifest(text);
      manifest = found ?? manifest;
      if (found === null) {
        bytes += file.size;
        // The same file again takes the older one's place.
        next = [...next.filter(({ name }) => name !== file.name), chosenFile(file.name, text)];
      }
    }
  }
  return { files: next, manifest, problem };
}
