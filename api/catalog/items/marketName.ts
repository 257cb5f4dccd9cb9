import type { Exterior } from './exterior.ts';
import type { Quality } from './quality.ts';

/** The parts of an item's market name in one language. */
export interface MarketNameParts {
  readonly base: string;
  readonly finish: string | null;
  readonly quality: Quality;
  readonly exterior: Exterior | null;
}

/**
 * Valve's exact English name, the natural key of a market item: `★ StatTrak™ Karambit | Doppler (Factory New)`. A slash is replaced by a
 * hyphen, since Steam uses the name in URLs.
 */
export function marketHashName({ base, finish, quality, exterior }: MarketNameParts): string {
  const painted = finish === null ? base : `${base} | ${finish}`;
  const worn = exterior === null ? painted : `${painted} (${exterior.nameEn})`;
  return `${quality.prefixEn}${worn}`.replaceAll('/', '-');
}

/** The name as Steam shows it in Chinese: `爪子刀（★ StatTrak™） | 多普勒 (崭新出厂)`. */
export function marketNameZh({ base, finish, quality, exterior }: MarketNameParts): string {
  const qualified = `${base}${quality.suffixZh}`;
  const painted = finish === null ? qualified : `${qualified} | ${finish}`;
  return exterior === null ? painted : `${painted} (${exterior.nameZh})`;
}
