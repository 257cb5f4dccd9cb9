import type { PlatformName } from '../market/pricePlatform.ts';
import { nameHash } from './seededRandom.ts';

/** Ask and bid of another platform for an item on a day, in fen. */
export interface ModelQuote {
  readonly askCents: number;
  readonly bidCents: number;
}

/** How the sandbox models a platform relative to the reference price. */
interface PlatformHabit {
  /** Usual ask as a share of the reference price, and the deviation of single items. */
  readonly level: number;
  readonly spread: number;
  /** Share of items of which the platform has a copy. */
  readonly coverage: number;
  /** Maximum ask on the platform, in fen. */
  readonly askMaxCents: number;
}

const HABITS: Record<PlatformName, PlatformHabit> = {
  buff: { level: 0.985, spread: 0.035, coverage: 0.97, askMaxCents: 200_000_000 },
  youpin: { level: 0.975, spread: 0.045, coverage: 0.92, askMaxCents: 200_000_000 },
  c5: { level: 1.005, spread: 0.055, coverage: 0.7, askMaxCents: 100_000_000 },
  // A Steam wallet is limited to 2,000 dollars, so nothing above that is sold on Steam.
  steam: { level: 1.32, spread: 0.08, coverage: 0.9, askMaxCents: 1_400_000 },
};
/** Periodic change shared by all platforms: period in days and relative amplitude. */
const TIDE = { days: 47, height: 0.06 };
/** Periodic change of a single platform. */
const RIPPLE = { days: 13, height: 0.012 };

/**
 * Models the prices of another platform: around the reference price, with a common change of all platforms and a small one of its own. The
 * values of a day depend only on platform, name, price and day.
 * @returns null if the platform has no copy.
 */
export function modelPlatform(
  platform: PlatformName,
  name: string,
  referenceCents: number,
): ((day: number) => ModelQuote) | null {
  const { level, spread, coverage, askMaxCents } = HABITS[platform];
  if (nameHash(`copy ${platform} ${name}`) >= coverage) return null;
  // The sum of two random numbers lies near the middle more often than at the edges.
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
