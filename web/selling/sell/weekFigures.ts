/** The sales of some days. Amounts in fen. */
export interface WeekFigures {
  readonly salesCount: number;
  readonly salesGrossCents: number;
  readonly salesNetCents: number;
  readonly unknownCostSalesCount: number;
  readonly unknownCostNetCents: number;
  readonly costCents: number;
}

/** What sales with a known cost paid after the fee, less that cost. Null while no cost is known. */
export function marginOf(figures: WeekFigures): number | null {
  const { salesCount, salesNetCents, unknownCostSalesCount, unknownCostNetCents, costCents } = figures;
  if (salesCount === unknownCostSalesCount && costCents === 0) {
    return null;
  }
  return salesNetCents - unknownCostNetCents - costCents;
}

/** Heights of the bars of each week in percent of the tallest. What is negative has none. */
export function weekBars(weeks: readonly WeekFigures[]): { gross: number; margin: number }[] {
  const most = Math.max(1, ...weeks.map(({ salesGrossCents }) => salesGrossCents));
  const heightOf = (cents: number) => Math.round((Math.max(0, cents) / most) * 1_000) / 10;
  return weeks.map((week) => ({
    gross: heightOf(week.salesGrossCents),
    margin: heightOf(marginOf(week) ?? 0),
  }));
}
