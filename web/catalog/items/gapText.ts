import { wholeNumberText } from '../../ui/money.ts';

/** Formats 1/100 of a percent as a percentage: −43 is −0.4%. */
export function gapText(basisPoints: number): string {
  const sign = basisPoints > 0 ? '+' : basisPoints < 0 ? '−' : '';
  const percent = Math.abs(basisPoints) / 100;
  return `${sign}${percent >= 1_000 ? wholeNumberText(Math.round(percent)) : percent.toFixed(1)}%`;
}
