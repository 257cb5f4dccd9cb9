import type { Cents } from '../../kernel/money.ts';

/** The points of a completed purchase: one for each whole yuan (W-01). */
export function pointsOf(priceCents: Cents): number {
  return Number(priceCents / 100n);
}
