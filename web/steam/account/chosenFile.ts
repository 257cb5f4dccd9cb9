import { isEncryptedText, type Manifest, readManifest } from './encryptedFile.ts';

/** A Mafile in the form, with its password. */
export interface ChosenFile {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  /** The name in the file; null when there is none or the file is no Mafile. The server then reports the error. */
  readonly accountName: string | null;
  readonly password: string;
  /** True when its tool encrypted it, so that its passkey is required. */
  readonly isEncrypted: boolean;
}

/** Limits of the API (decision 0017): files per request, bytes of one file, and of all together. */
const FILES_MAX = 100;
const FILE_BYTES_MAX = 64 * 1024;
const ALL_BYTES_MAX = 700 * 1024;

/** Why a file is rejected by the form. */
export type FileProblem = 'tooLarge' | 'tooMany' | 'tooMuch';

function nameIn(text: string): string | null {
  try {
    const { account_name: name } = JSON.parse(text.replace(/^\uFEFF/, '')) as { account_name?: unknown };
    return typeof name === 'string' && name !== '' ? name : null;
  } catch {
    return null;
  }
}

/**
 * Converts a file for the form. NUL and invalid characters, which no Mafile has, make the server report an invalid
 * Mafile.
 */
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

/** A file as it was read, before the limits of the form are applied. */
interface ReadFile {
  readonly name: string;
  readonly size: number;
  /** Empty for a file that is too large to be read. */
  readonly text: string;
}

/** Reads files that were dropped or selected. */
export function readFiles(files: readonly File[]): Promise<ReadFile[]> {
  return Promise.all(
    files.map(async (file) => ({
      name: file.name,
      size: file.size,
      text: file.size > FILE_BYTES_MAX ? '' : await file.text(),
    })),
  );
}

/**
 * Adds files to those of the form.
 * @returns the form's files including them, the manifest among them, and why one was rejected.
 */
export function addFiles(
  chosen: readonly ChosenFile[],
  files: readonly ReadFile[],
): { files: readonly ChosenFile[]; manifest: Manifest | null; problem: FileProblem | null } {
  let manifest: Manifest | null = null;
  let problem: FileProblem | null = null;
  let next = [...chosen];
  let bytes = chosen.reduce((sum, { text }) => sum + text.length, 0);
  for (const { name, size, text } of files) {
    if (size > FILE_BYTES_MAX) {
      problem = 'tooLarge';
    } else if (next.length >= FILES_MAX) {
      problem = 'tooMany';
    } else if (bytes + size > ALL_BYTES_MAX) {
      problem = 'tooMuch';
    } else {
      const found = readManifest(text);
      manifest = found ?? manifest;
      if (found === null) {
        bytes += size;
        // A file of the same name replaces the earlier one.
        next = [...next.filter((known) => known.name !== name), chosenFile(name, text)];
      }
    }
  }
  return { files: next, manifest, problem };
}
