import type { PlatformName } from '../market/pricePlatform.ts';
import { nameHash } from './nameHash.ts';

/** What one other platform asks and bids for an item on a day, in fen. */
export interface ModelQuote {
  readonly askCents: number;
  readonly bidCents: number;
}

/** How the sandbox lets a platform stand to the reference price. */
interface PlatformHabit {
  /** Its usual ask as a share of the reference price, and how far single items lie off it. */
  readonly level: number;
  readonly spread: number;
  /** Of how many items it has a copy at all. */
  readonly coverage: number;
  /** Nothing dearer is sold there, in fen. */
  readonly askMaxCents: number;
}

const HABITS: Record<PlatformName, PlatformHabit> = {
  buff: { level: 0.985, spread: 0.035, coverage: 0.97, askMaxCents: 200_000_000 },
  youpin: { level: 0.975, spread: 0.045, coverage: 0.92, askMaxCents: 200_000_000 },
  c5: { level: 1.005, spread: 0.055, coverage: 0.7, askMaxCents: 100_000_000 },
  // A wallet holds 2,000 dollars, and nothing above that is sold on Steam.
  steam: { level: 1.32, spread: 0.08, coverage: 0.9, askMaxCents: 1_400_000 },
};
/** Waves in days that all platforms share, and by how much a price moves with them. */
const TIDE = { days: 47, height: 0.06 };
/** What a platform does by itself. */
const RIPPLE = { days: 13, height: 0.012 };

/**
 * What the sandbox lets another platform ask for an item: around the reference price, platforms moving together and each a little by
 * itself. A day's figures depend on platform, name, price and day alone.
 * @returns null where the platform has no copy.
 */
export function modelPlatform(
  platform: PlatformName,
  name: string,
  referenceCents: number,
): ((day: number) => ModelQuote) | null {
  const { level, spread, coverage, askMaxCents } = HABITS[platform];
  if (nameHash(`copy ${platform} ${name}`) >= coverage) return null;
  // Two draws added lie in the middle more often than at the edge.
  const off = nameHash(`off ${platform} ${name}`) + nameHash(`off again ${platform} ${name}`) - 1;
  const usual = referenceCents * (level + spread * off);
  if (usual > askMaxCents) return null;
  const tide = 2 * Math.PI * nameHash(`tide ${name}`);
  const ripple = 2 * Math.PI * nameHash(`ripple ${platform} ${name}`);
  const margin = 0.9 + 0.07 * nameHash(`bid ${platform} ${name}`);
  return (day) => {
    const wave =
      TIDE.height * Math.sin((2 * Math.PI * day) / TIDE.days + tide) +
      RIPPLE.height * Math.sin((2 * Math.PI * day) / RIPPLE.days + ripple);
    const askCents = Math.max(1, Math.round(usual * (1 + wave)));
    return { askCents, bidCents: Math.max(1, Math.floor(askCents * margin)) };
  };
}
