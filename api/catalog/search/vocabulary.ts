import { isVanilla, nameParts, namePieces, type SearchNames } from './nameParts.ts';
import type { Nickname } from './nickname.ts';
import { foldText, textUnits } from './searchText.ts';
import { createSpellings, type Spellings } from './spellings.ts';

/** A part of names, or a nickname, as the units with which a word can begin. */
export interface Part {
  readonly units: readonly string[];
  readonly isNickname: boolean;
  /** Positions of the items that have this part. */
  positions(): readonly number[];
}

/** Every distinct part of all names, and every nickname. */
export interface Vocabulary {
  readonly parts: readonly Part[];
  readonly spellings: Spellings;
  /** Numbers of whole nicknames by their spelling without spaces. */
  readonly nicknames: ReadonlyMap<string, number>;
  /** Nicknames that are abbreviations only: `st`, `ft`. */
  readonly shorthands: ReadonlySet<string>;
  readonly itemCount: number;
  addItem(names: SearchNames): void;
}

/** Items by exact piece of a name, and by head (the weapon, or the first part). */
interface Bearers {
  readonly ofPiece: ReadonlyMap<string, readonly number[]>;
  readonly ofHead: ReadonlyMap<string, readonly number[]>;
}

/** The pieces that a target requires after its head. */
function tailPieces(target: string): string[] {
  return target.split('|').slice(1).flatMap(namePieces);
}

/** The items that a nickname's target selects. */
function targetItems(target: string, { ofPiece, ofHead }: Bearers): readonly number[] {
  const [head = ''] = target.split('|');
  const groups = tailPieces(target).map((piece) => ofPiece.get(piece) ?? []);
  if (head.trim() !== '') groups.push(ofHead.get(head.trim()) ?? []);
  const [smallest = [], ...others] = groups.toSorted((a, b) => a.length - b.length);
  const sets = others.map((group) => new Set(group));
  return smallest.filter((position) => sets.every((set) => set.has(position)));
}

/** Items of all targets, computed on first use and again after items were added. */
function nicknameItems({ targets }: Nickname, bearers: Bearers, itemCount: () => number) {
  let positions: readonly number[] = [];
  let knownCount = -1;
  return (): readonly number[] => {
    if (knownCount !== itemCount()) {
      positions = [...new Set(targets.flatMap((target) => targetItems(target, bearers)))];
      knownCount = itemCount();
    }
    return positions;
  };
}

function pushTo(lists: Map<string, number[]>, key: string, position: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [position]);
  else if (list.at(-1) !== position) list.push(position);
}

/** Creates a vocabulary with these nicknames and without items. */
export function createVocabulary(nicknames: readonly Nickname[]): Vocabulary {
  const spellings = createSpellings();
  const parts: Part[] = [];
  const listOfPiece = new Map<string, number[]>();
  const wanted = new Set(nicknames.flatMap(({ targets }) => targets.flatMap(tailPieces)));
  const ofPiece = new Map<string, number[]>();
  const ofHead = new Map<string, number[]>();
  const ofSpelling = new Map<string, number[]>();
  const ofNickname = new Map<string, number>();
  let itemCount = 0;
  const addPart = (units: readonly string[], isNickname: boolean, positions: Part['positions']): number => {
    spellings.add(units, parts.length);
    return parts.push({ units, isNickname, positions }) - 1;
  };
  /** Pieces with the same spelling are one part and share its list. */
  const listOf = (piece: string): number[] => {
    const units = textUnits(foldText(piece));
    const spelling = units.join(' ');
    const known = ofSpelling.get(spelling);
    if (known) return known;
    const list: number[] = [];
    if (units.length > 0) addPart(units, false, () => list);
    ofSpelling.set(spelling, list);
    return list;
  };
  for (const nickname of nicknames) {
    const units = textUnits(foldText(nickname.name));
    const positions = nicknameItems(nickname, { ofPiece, ofHead }, () => itemCount);
    ofNickname.set(units.join(''), addPart(units, true, positions));
  }
  return {
    parts,
    spellings,
    nicknames: ofNickname,
    shorthands: new Set(nicknames.filter(({ isShorthand }) => isShorthand).map(({ name }) => name)),
    get itemCount() {
      return itemCount;
    },
    addItem(names) {
      const { head, pieces } = nameParts(names);
      const position = itemCount++;
      pushTo(ofHead, head, position);
      pushTo(ofHead, `:${names.tagType}`, position);
      if (isVanilla(names)) pushTo(ofHead, ':vanilla', position);
      for (const piece of pieces) {
        if (!listOfPiece.has(piece)) listOfPiece.set(piece, listOf(piece));
        pushTo(listOfPiece, piece, position);
        if (wanted.has(piece)) pushTo(ofPiece, piece, position);
      }
    },
  };
}
