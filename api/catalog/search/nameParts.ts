/** The names by which one market item is found, and Steam's tag of its type, which nicknames such as `手套` refer to. */
export interface SearchNames {
  readonly marketHashName: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly tagType: string;
}

/** A parsed name. `head` is the weapon, or the first part if it is no weapon; `pieces` contains it too. */
export interface NameParts {
  readonly head: string;
  readonly pieces: readonly string[];
}

const QUALITY = /^(?:★ )?(?:(StatTrak™|Souvenir) )?(.*)$/;

/** Splits a name at its pipes and brackets. The pieces keep their spelling. */
export function namePieces(name: string): string[] {
  return name
    .split(/[|()（）]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

/** The parts of all names of an item: quality, weapon, finish, exterior; for a sticker its kind, name, film and tournament. */
export function nameParts({ marketHashName, nameZh, nameEn }: SearchNames): NameParts {
  const [, quality, rest = marketHashName] = QUALITY.exec(marketHashName) ?? [];
  const pieces = namePieces(rest);
  const head = pieces[0] ?? '';
  if (quality !== undefined) pieces.push(quality);
  if (nameEn !== marketHashName) pieces.push(...namePieces(QUALITY.exec(nameEn)?.[2] ?? nameEn));
  pieces.push(...namePieces(nameZh));
  return { head, pieces };
}

/** True for a knife without a finish, which players call vanilla. Its name has neither a finish nor an exterior. */
export function isVanilla({ marketHashName, tagType }: SearchNames): boolean {
  return tagType === 'CSGO_Type_Knife' && !marketHashName.includes('|');
}
