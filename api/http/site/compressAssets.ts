import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Almost as small as the highest level in a tenth of the time: the site is rebuilt at every change of a source. */
const BROTLI_QUALITY = 9;

/** Writes the compressed forms of every text asset next to it when the site is built. `@fastify/static` serves them. */
export async function compressAssets(assetsDir: string): Promise<void> {
  const names = (await readdir(assetsDir)).filter((name) => /\.(?:js|css|svg)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const path = join(assetsDir, name);
      const text = await readFile(path);
      const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
      await writeFile(`${path}.gz`, await promisify(gzip)(text));
      await writeFile(`${path}.br`, await promisify(brotliCompress)(text, { params }));
    }),
  );
}
