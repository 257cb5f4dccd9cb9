import type { Db } from '../../kernel/db.ts';
import { type DoubtfulName, findDoubtfulNames } from '../items/doubtfulName.ts';
import type { NameWords } from '../items/nameWords.ts';
import { type KnownFigure, listItemNames, listKnownFigures } from './feedFigure.store.ts';
import { type FeedFigure, type FeedJudgement, judgeFigures } from './feedMove.ts';
import { type FeedRow, feedNameOf, type PriceFeed } from './priceFeed.ts';
import { type FeedRate, readFeedRate } from './readFeedRate.ts';

/** What whoever imports says to what is implausible. */
export interface ImportChoice {
  /** `refuse`: then nothing is imported; `take`: as the feed says; `leave`: all other rows are imported. */
  readonly moves: 'refuse' | 'take' | 'leave';
  /** Doubtful names become items as well. */
  readonly addsDoubtful: boolean;
}

/** What an import would do. */
export interface ImportPlan extends FeedJudgement {
  /** What is left to import. */
  readonly feed: PriceFeed;
  /** Names that the market does not have, in the feed's order: of a platform's feed they are left out. */
  readonly newNames: readonly string[];
  /** Those that are left out, since they may be misspelt. */
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
    // A phase costs a multiple of its item.
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
 * Compares a feed with what the market knows, and says what of it is to be imported: rows with doubtful names are left out, and where
 * prices move implausibly the feed is refused, or these rows are left out, or taken, as chosen. Writes nothing.
 * @throws InvalidInput where there is no exchange rate yet.
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

/** A feed that is wrong as a whole has no good rest. */
function isRefused(
  { isWholeImplausible, implausible }: FeedJudgement,
  moves: ImportChoice['moves'],
): boolean {
  if (moves === 'take') return false;
  return isWholeImplausible || (moves === 'refuse' && implausible.length > 0);
}
