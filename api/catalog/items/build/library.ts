import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';

/** The library release from which the committed catalogue was built. */
export const LIBRARY_NAME = '@ianlucas/cs2-lib';
export const LIBRARY_RELEASE = '7.33.1';

/** The fields of the library's items that the catalogue uses. Others are dropped. */
export const LIBRARY_ITEMS = z.array(
  z.object({
    id: z.number(),
    type: z.string(),
    def: z.number().optional(),
    index: z.number().optional(),
    model: z.string().optional(),
    category: z.string().optional(),
    base: z.boolean().optional(),
    free: z.boolean().optional(),
    baseId: z.number().optional(),
    image: z.string().optional(),
    rarity: z.string().optional(),
    collection: z.string().optional(),
    altName: z.string().optional(),
    wearMin: z.number().optional(),
    wearMax: z.number().optional(),
    containerType: z.number().optional(),
    contents: z.array(z.number()).optional(),
    specials: z.array(z.number()).optional(),
    stickerId: z.number().optional(),
    tint: z.number().optional(),
  }),
);

/** Names and texts of one language, by item id. */
export const LIBRARY_TEXTS = z.record(
  z.string(),
  z.object({
    name: z.string(),
    collectionName: z.string().optional(),
    tournamentDesc: z.string().optional(),
  }),
);

/** One item of the library. */
export type LibraryItem = z.infer<typeof LIBRARY_ITEMS>[number];

/** The library's data, in the two languages of the market. */
export interface Library {
  readonly items: readonly LibraryItem[];
  readonly english: z.infer<typeof LIBRARY_TEXTS>;
  readonly chinese: z.infer<typeof LIBRARY_TEXTS>;
}

/** The name in both languages. Throws if the library lacks one: its release then has another format. */
export function namesOf(library: Library, item: LibraryItem): { en: string; zh: string } {
  const en = library.english[item.id]?.name;
  const zh = library.chinese[item.id]?.name;
  if (en === undefined || zh === undefined) throw new Error(`the library has no name for item ${item.id}`);
  return { en, zh };
}

/** The library writes `Agent | …`, `Container | …` where Steam writes the rest only. */
export function afterFirstBar(name: string): string {
  return name.slice(name.indexOf(' | ') + 3);
}

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

/**
 * Returns the folder of the item library, and installs it if missing. It is installed in a temporary folder, since it has 192 MB, is needed
 * only here, and `npm install` would remove it from the project.
 */
export function installLibrary(): string {
  const project = fileURLToPath(new URL('../../../..', import.meta.url));
  const scratch = join(tmpdir(), `shiji-catalogue-${LIBRARY_RELEASE}`);
  const folders = [project, scratch].map((root) => join(root, 'node_modules', LIBRARY_NAME));
  const present = folders.find((folder) => existsSync(join(folder, 'dist', 'items.mjs')));
  if (present !== undefined) return present;
  mkdirSync(scratch, { recursive: true });
  execFileSync('npm', ['install', '--no-save', '--prefix', scratch, `${LIBRARY_NAME}@${LIBRARY_RELEASE}`], {
    stdio: 'inherit',
  });
  return join(scratch, 'node_modules', LIBRARY_NAME);
}
