import { expect, test } from 'vitest';
import { SlotGroups } from '../../../api/selling/copies/slotGroups.ts';
import { type NumberedSticker, StickerRows } from '../../../api/selling/copies/stickerRows.ts';

/** The same numbers at each run. */
function numbersFrom(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * end);
  };
}

const SLOTS = 300;
const TURNS = 20_000;

test('groups hold what sets would, through any order of additions and removals', () => {
  const next = numbersFrom(7);
  const groups = new SlotGroups();
  const sets = new Map<number, Set<number>>();
  const groupOf = new Map<number, number>();
  groups.grow(SLOTS / 2);
  groups.grow(SLOTS);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const slot = next(SLOTS);
    const known = groupOf.get(slot);
    if (known === undefined) {
      const group = 1 + next(9);
      groups.add(group, slot);
      groupOf.set(slot, group);
      sets.set(group, (sets.get(group) ?? new Set()).add(slot));
    } else {
      groups.remove(known, slot);
      groupOf.delete(slot);
      sets.get(known)?.delete(slot);
    }
    if (turn % 97 !== 0) continue;
    for (const [group, set] of sets) {
      const found: number[] = [];
      groups.each(group, (each) => found.push(each));
      expect(found.toSorted((a, b) => a - b)).toEqual([...set].toSorted((a, b) => a - b));
      expect(groups.countOf(group)).toBe(set.size);
    }
    const held = [...sets].filter(([, set]) => set.size > 0).map(([group]) => group);
    expect(groups.held()).toEqual(held.toSorted((a, b) => a - b));
  }
  expect(groups.countOf(-1)).toBe(0);
});

test('rows of stickers answer as lists would, and are given again', () => {
  const next = numbersFrom(11);
  const rows = new StickerRows();
  const lists = new Map<number, NumberedSticker[]>();
  rows.grow(SLOTS);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const slot = next(SLOTS);
    // Names of 24 bits, as large as they may be.
    const list = Array.from({ length: next(6) }, (): NumberedSticker => [16_777_210 + next(4), next(5)]);
    rows.put(slot, list);
    lists.set(slot, list);
    const asked = {
      name: 16_777_210 + next(4),
      count: 1 + next(2),
      place: next(2) === 0 ? null : next(5),
    };
    const other = next(SLOTS);
    const same = (lists.get(other) ?? []).filter(([name]) => name === asked.name);
    const isThere = asked.place === null || same.some(([, place]) => place === asked.place);
    expect(rows.carries(other, asked)).toBe(same.length >= asked.count && isThere);
  }
  expect(rows.carries(0, { name: -1, count: 1, place: null })).toBe(false);
  // One row for each copy and length at most, not one for each replacement.
  expect(rows.size).toBeLessThan(SLOTS * (1 + 2 + 3 + 4 + 5 + 6));
});
