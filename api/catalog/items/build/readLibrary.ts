import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { LIBRARY_ITEMS, LIBRARY_TEXTS, type Library } from './library.ts';

const ITEMS_MODULE = z.object({ CS2_ITEMS: LIBRARY_ITEMS });
const ENGLISH_MODULE = z.object({ english: LIBRARY_TEXTS });
const CHINESE_MODULE = z.object({ schinese: LIBRARY_TEXTS });

/** Reads items and two languages by file path: the package exports only all 29 languages at once, which takes 9 s. */
export async function readLibrary(folder: string): Promise<Library> {
  const load = (...path: string[]): Promise<unknown> =>
    import(pathToFileURL(join(folder, 'dist', ...path)).href);
  const { CS2_ITEMS } = ITEMS_MODULE.parse({ ...Object(await load('items.mjs')) });
  const { english } = ENGLISH_MODULE.parse({ ...Object(await load('translations', 'english.mjs')) });
  const { schinese } = CHINESE_MODULE.parse({ ...Object(await load('translations', 'schinese.mjs')) });
  return { items: CS2_ITEMS, english, chinese: schinese };
}
