import type { Db } from '../../kernel/db.ts';
import { type DoubtfulName, findDoubtfulNames } from '../items/doubtfulName.ts';
import type { NameWords } from '../items/nameWords.ts';
import { type KnownFigure, listItemNames, listKnownFigures } from './feedFigure.store.ts';
import { type FeedFigure, type FeedJudgement, judgeFigures } from './feedMove.ts';
import { type FeedRate, readFeedRate } from './importPrices.ts';
import { type FeedRow, feedNameOf, type PriceFeed } from './priceFeed.ts';

/** How to treat implausible rows, chosen by the operator. */
export interface ImportChoice {
  /** `refuse` imports nothing; `take` imports the row as it is; `leave` skips it and imports all others. */
  readonly moves: 'refuse' | 'take' | 'leave';
  /** True to create items for doubtful names too. */
  readonly addsDoubtful: boolean;
}

/** What an import would do. */
export interface ImportPlan extends FeedJudgement {
  /** The rows to import. */
  readonly feed: PriceFeed;
  /** Names without an item in the market, in the feed's order. A platform's feed skips them. */
  readonly newNames: readonly string[];
  /** Skipped names that may be misspelt. */
  readonly doubtful: readonly DoubtfulName[];
  readonly isRefused: boolean;
}

function keyOf(name: string, phase: string): string {
  return `${name}\n${phase}`;
}

function figuresOf(
  { rows }: PriceFeed,
  known: ReadonlyMap<string, KnownFigure>,
  { fenOf }: FeedRate,
): FeedFigure[] {
  return rows.flatMap((row) => {
    const figure = known.get(keyOf(row.marketHashName, row.phase));
    // The item's price is no fallback for a phase, which can cost a multiple of it.
    const beforeCents = figure?.keptCents ?? (row.phase === '' ? figure?.itemCents : null) ?? 0n;
    if (beforeCents <= 0n) return [];
    const isEstimate = figure?.keptCents == null;
    return [{ name: feedNameOf(row), beforeCents, afterCents: fenOf(row.cents), isEstimate }];
  });
}

async function doubtsOf(
  context: { db: Db; words(): NameWords },
  feed: PriceFeed,
  newNames: readonly string[],
): Promise<DoubtfulName[]> {
  if (feed.platform !== null || newNames.length === 0) return [];
  return findDoubtfulNames(newNames, await listItemNames(context.db), context.words());
}

/**
 * Compares a feed with the known prices and selects the rows to import. Rows with doubtful names are skipped. If prices change implausibly,
 * the feed is rejected, or these rows are skipped or imported, as chosen. Writes nothing.
 * @throws InvalidInput if there is no exchange rate yet.
 */
export async function planImport(
  context: { readonly db: Db; words(): NameWords },
  feed: PriceFeed,
  { moves, addsDoubtful }: ImportChoice,
): Promise<ImportPlan> {
  const figures = await listKnownFigures(context.db, feed);
  const known = new Map(figures.map((figure) => [keyOf(figure.name, figure.phase), figure]));
  const names = new Set(figures.map(({ name }) => name));
  const newNames = [
    ...new Set(feed.rows.map(({ marketHashName }) => marketHashName).filter((name) => !names.has(name))),
  ];
  const judgement = judgeFigures(figuresOf(feed, known, await readFeedRate(context.db, feed)));
  const doubtful = addsDoubtful ? [] : await doubtsOf(context, feed, newNames);
  const left = new Set(doubtful.map(({ name }) => name));
  const moved = new Set(moves === 'leave' ? judgement.implausible.map(({ name }) => name) : []);
  const isTaken = (row: FeedRow): boolean => !left.has(row.marketHashName) && !moved.has(feedNameOf(row));
  return {
    ...judgement,
    feed: { ...feed, rows: feed.rows.filter(isTaken) },
    newNames,
    doubtful,
    isRefused: isRefused(judgement, moves),
  };
}

/** A feed that is implausible as a whole is rejected even if the choice is to skip rows. */
function isRefused(
  { isWholeImplausible, implausible }: FeedJudgement,
  moves: ImportChoice['moves'],
): boolean {
  if (moves === 'take') return false;
  return isWholeImplausible || (moves === 'refuse' && implausible.length > 0);
}
