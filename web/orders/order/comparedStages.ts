/** The stages at which a copy is compared, in their order. */
export const STAGES = ['LISTED', 'ORDERED', 'OFFERED', 'RECEIVED'] as const;

/** One trait of a copy, with its state at each stage. */
export interface ComparedRow {
  readonly trait: string;
  readonly cells: readonly { readonly stage: string; readonly state: string }[];
}

/** How far a copy was compared. */
export interface ComparedStages {
  /** The last stage at which every trait was compared and equal. */
  readonly whole: string | undefined;
  /** The last stage after it at which only some traits were, with these. */
  readonly part: { readonly stage: string; readonly traits: readonly string[] } | undefined;
}

/** How far the traits of a copy were compared, where none differs. */
export function comparedStages(rows: readonly ComparedRow[]): ComparedStages {
  const traitsAt = (stage: string) =>
    rows
      .filter(({ cells }) => cells.some((cell) => cell.stage === stage && cell.state === 'EQUAL'))
      .map(({ trait }) => trait);
  const compared = STAGES.map((stage) => ({ stage, traits: traitsAt(stage) }));
  const whole = compared.findLastIndex(({ traits }) => rows.length > 0 && traits.length === rows.length);
  const part = compared.slice(whole + 1).findLast(({ traits }) => traits.length > 0);
  return { whole: compared[whole]?.stage, part };
}
