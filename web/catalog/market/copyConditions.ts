import { yuanText } from '../../ui/money.ts';
import type { MarketFilter } from './marketFilter.ts';

/** Bounds of the wear, 0 to 1, both inclusive; null for none. */
export interface WearBounds {
  readonly from: number | null;
  readonly to: number | null;
}

/** The market's filter, as far as single copies have it, and bounds of the wear as a filter of single copies, in the language of filters. Empty for every copy. */
export function copyFilterText(filter: MarketFilter, { from, to }: WearBounds): string {
  const oneOf = (field: string, values: readonly string[]) =>
    values.length === 0 ? [] : [`${field}:${values.join(',')}`];
  return [
    ...oneOf('type', filter.types),
    ...oneOf('weapon', filter.weapons),
    ...oneOf('exterior', filter.exteriors),
    ...oneOf('rarity', filter.rarities),
    ...oneOf('collection', filter.itemSets),
    ...qualitiesOf(filter.qualities),
    ...(filter.keyword.trim() === '' ? [] : [`name:${JSON.stringify(filter.keyword.trim())}`]),
    ...(filter.minPriceCents === null ? [] : [`price>=${yuanText(filter.minPriceCents)}`]),
    ...(filter.maxPriceCents === null ? [] : [`price<=${yuanText(filter.maxPriceCents)}`]),
    ...(from === null ? [] : [`wear>=${from}`]),
    ...(to === null ? [] : [`wear<=${to}`]),
    ...(filter.zones.includes('auto') ? ['delivers:auto'] : []),
    ...(filter.zones.includes('bargain') ? ['price<=ref*0.9'] : []),
  ].join(' ');
}

/** Qualities that single copies can be filtered by, with their condition: those of every chosen one, or none. */
const QUALITIES: readonly (readonly [condition: string, names: readonly string[]])[] = [
  ['st:yes', ['strange', 'unusual_strange']],
  ['souvenir:yes', ['tournament']],
];

function qualitiesOf(chosen: readonly string[]): readonly string[] {
  return QUALITIES.flatMap(([condition, names]) =>
    chosen.length > 0 && chosen.every((name) => names.includes(name)) ? [condition] : [],
  );
}

/** The address of the copies that match a filter. */
export function copiesAddress(text: string): string {
  return text === '' ? '/copies' : `/copies?${new URLSearchParams({ filter: text })}`;
}
