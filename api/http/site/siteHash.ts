import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Hashes everything that the built site depends on: web sources, the schema, the locked packages. Returns sixteen hex digits. */
export async function siteHash(projectFolder: string): Promise<string> {
  const webFolder = join(projectFolder, 'web');
  const entries = await readdir(webFolder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  files.push(join(projectFolder, 'schema.graphql'), join(projectFolder, 'package-lock.json'));
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(relative(projectFolder, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}
