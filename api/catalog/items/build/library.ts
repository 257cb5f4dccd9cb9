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
