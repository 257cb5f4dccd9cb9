import { Checkbox } from '../../ui/Checkbox.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';
import type { NamedTag } from '../items/MarketTags.tsx';
import { tagColor } from '../items/tagColors.ts';
import { FacetCount } from './FilterGroup.tsx';
import { useMarketFilter } from './MarketChoice.tsx';
import { useMarketCounts } from './MarketCounts.tsx';
import { type TagFilterName, toggleTags } from './marketFilter.ts';

/** One row of a filter: a colour with its label. It represents one tag or, for rarities, all tags of that colour. */
export interface FacetRow {
  readonly color: string;
  readonly word: string;
  /** Names of the other tags of the colour (stickers, agents). */
  readonly otherWords: string;
  readonly tags: readonly string[];
}

interface TagFilterProps {
  readonly name: TagFilterName;
  readonly rows: readonly FacetRow[];
}

/**
 * A list of coloured checkboxes. A row without items stays and is disabled, unless it is selected: then it can be
 * deselected.
 */
export function TagFilter({ name, rows }: TagFilterProps) {
  const { filter, change } = useMarketFilter();
  const counts = useMarketCounts();
  return rows.map((row) => {
    const isChecked = row.tags.every((tag) => filter[name].includes(tag));
    const count = counts?.of(row.tags) ?? null;
    return (
      <Checkbox
        key={row.tags.join()}
        isChecked={isChecked}
        isDisabled={count === 0 && !isChecked}
        onChange={() => change(toggleTags(filter, name, row.tags))}
      >
        <Mark color={row.color} />
        <Ellipsis title={row.otherWords}>{row.word}</Ellipsis>
        <FacetCount count={count} />
      </Checkbox>
    );
  });
}

/** Converts tags to rows. Rarities of one colour share a row, with the name that weapons use. */
export function facetRows(tags: readonly NamedTag[]): FacetRow[] {
  const groups = new Map<string, NamedTag[]>();
  for (const tag of tags) {
    const key = tag.category === 'RARITY' ? tagColor(tag.internalName) : tag.internalName;
    groups.set(key, [...(groups.get(key) ?? []), tag]);
  }
  return [...groups.values()].map((group) => {
    const first = group.find((tag) => tag.internalName.endsWith('_Weapon')) ?? group[0];
    const words = new Set(group.map((tag) => tag.name));
    return {
      color: tagColor(first?.internalName),
      word: first?.name ?? '',
      otherWords: [...words].join(' / '),
      tags: group.map((tag) => tag.internalName),
    };
  });
}
