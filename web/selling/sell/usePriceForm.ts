import { useMemo, useState } from 'react';
import { yuanText } from '../../ui/money.ts';
import { untilDrawn } from '../../ui/usePress.ts';
import { multiplierPrice, type PriceContext, priceOfBasis } from '../desk/priceContext.ts';
import type { AskRules } from './askRules.ts';
import type { RowsPrice } from './BulkPrices.tsx';
import { type BatchEntry, type BatchResult, type SendBatch, useBatch } from './batch.ts';
import {
  type CopyBlame,
  type JudgedCopy,
  judgeCopies,
  NO_ENTRY,
  type PricedCopy,
  type PriceEntry,
  type PriceTotals,
  type TypedPrice,
  totalOf,
  withoutPriceBlames,
} from './pricedCopy.ts';

/** State of a price form: the input, its validation, and the batch. */
export interface PriceForm {
  readonly rows: readonly JudgedCopy[];
  readonly totals: PriceTotals;
  /** Changes with every edit, which restarts the countdown. */
  readonly editCount: number;
  /** Number of copies that are being sent; 0 when none are. */
  readonly sendingCount: number;
  enter(key: string, typed: TypedPrice): void;
  /** Gives several copies one price. */
  enterAll(keys: readonly string[], typed: TypedPrice): void;
  applyToAll(price: RowsPrice): void;
  /** Sends the valid copies. Successful ones are removed from the form; failed ones stay with their reason. */
  send(): Promise<BatchResult>;
}

/** What the prices of copies are computed from. */
interface BulkFacts {
  readonly minCents: number;
  contextOf(copy: PricedCopy): PriceContext | null;
}

/** The price of one copy as text; empty when it has none. */
function bulkText(copy: PricedCopy, price: RowsPrice, { minCents, contextOf }: BulkFacts): string {
  if ('cents' in price) {
    return yuanText(price.cents);
  }
  if ('basis' in price) {
    const referenceCents = copy.reference?.priceCents ?? null;
    const cents = priceOfBasis(price.basis, { context: contextOf(copy), referenceCents, minCents });
    return cents === null ? '' : yuanText(cents);
  }
  return copy.reference === null
    ? ''
    : yuanText(multiplierPrice(copy.reference.priceCents, price.multiplier));
}

function bulkEntries(
  copies: readonly PricedCopy[],
  price: RowsPrice,
  before: ReadonlyMap<string, PriceEntry> | null,
  facts: BulkFacts,
): Map<string, PriceEntry> {
  return new Map(
    copies.map((copy) => {
      const text = bulkText(copy, price, facts);
      // Where the price to start from is unknown, the input is kept.
      const kept = text === '' ? (before?.get(copy.key)?.text ?? '') : text;
      return [copy.key, { text: kept, isConfirmed: false, isTouched: before !== null }];
    }),
  );
}

/** The copies of a price form. `initialMultiplier` fills it: a multiplier for all copies, or null for their current asks. */
interface GivenCopies {
  readonly copies: readonly PricedCopy[];
  readonly blames: ReadonlyMap<string, CopyBlame>;
  readonly initialMultiplier: number | null;
  contextOf(copy: PricedCopy): PriceContext | null;
}

/** State of a price form. */
export function usePriceForm(given: GivenCopies, rules: AskRules, send: SendBatch<BatchEntry>): PriceForm {
  const facts = { minCents: rules.minCents, contextOf: given.contextOf };
  const [copies, setCopies] = useState(given.copies);
  const [blames, setBlames] = useState(given.blames);
  const [entries, setEntries] = useState<ReadonlyMap<string, PriceEntry>>(() =>
    given.initialMultiplier === null
      ? new Map(copies.map(({ key, askCents }) => [key, { ...NO_ENTRY, text: yuanText(askCents ?? 0) }]))
      : bulkEntries(copies, { multiplier: given.initialMultiplier }, null, facts),
  );
  const [editCount, setEditCount] = useState(0);
  const [sendingCount, setSendingCount] = useState(0);
  const sendBatch = useBatch(send);
  const rows = useMemo(() => judgeCopies(rules, copies, entries, blames), [rules, copies, entries, blames]);
  const totals = useMemo(() => totalOf(rules, rows), [rules, rows]);
  const change = (next: ReadonlyMap<string, PriceEntry>, keys: readonly string[]) => {
    setEntries(next);
    setBlames((before) => withoutPriceBlames(before, keys));
    setEditCount((count) => count + 1);
  };
  return {
    rows,
    totals,
    editCount,
    sendingCount,
    enter: (key, typed) =>
      change(new Map(entries).set(key, { ...typed, isTouched: true, isOwn: true }), [key]),
    enterAll: (keys, { text, isConfirmed }) => {
      const entry = { text, isConfirmed, isTouched: true };
      change(new Map([...entries, ...keys.map((key) => [key, entry] as const)]), keys);
    },
    applyToAll: (price) => change(bulkEntries(copies, price, entries, facts), [...entries.keys()]),
    async send() {
      const batch = rows
        .filter(({ isSent }) => isSent)
        .map(({ copy, entry, judged }) => ({
          key: copy.key,
          priceCents: judged.loweredFromCents ?? judged.askCents ?? 0,
          isPriceConfirmed: entry.isConfirmed,
        }));
      setSendingCount(batch.length);
      await untilDrawn();
      const result = await sendBatch(batch);
      setSendingCount(0);
      const done = new Set(result.doneKeys);
      setCopies((before) => before.filter(({ key }) => !done.has(key)));
      setBlames((before) => new Map([...before, ...result.failures]));
      setEntries(
        (before) => new Map([...before].map(([key, entry]) => [key, { ...entry, isTouched: true }])),
      );
      setEditCount((count) => count + 1);
      return result;
    },
  };
}
