import type { Cents } from '../../kernel/money.ts';
import { type AccountKind, USER_ACCOUNT_KINDS } from '../ledger/ledger.ts';

/** The account of one side of a double entry, as one party may read it. */
export type LegAccount = Exclude<AccountKind, 'clearing'> | 'outside' | 'otherSide';

/** One side of a double entry. */
export interface EntryLeg {
  account: LegAccount;
  isOwn: boolean;
  amountCents: Cents;
}

/** A posting as stored in the ledger. */
export interface BookedPosting {
  amountCents: Cents;
  account: { kind: string; ownerId: string };
}

/**
 * The double entry of a transfer as its reader may see it: the reader's and the platform's accounts by name, and the
 * other person's accounts as one sum. The sides add up to zero.
 */
export function entryLegsOf(postings: readonly BookedPosting[], readerId: string): EntryLeg[] {
  const legs = new Map<string, EntryLeg>();
  for (const { amountCents, account } of postings) {
    const isOwn = account.ownerId === readerId;
    const isPersonal = USER_ACCOUNT_KINDS.includes(account.kind as AccountKind);
    const name = (
      account.kind === 'clearing' ? 'outside' : isPersonal && !isOwn ? 'otherSide' : account.kind
    ) as LegAccount;
    const known = legs.get(name);
    if (known) known.amountCents += amountCents;
    else legs.set(name, { account: name, isOwn, amountCents });
  }
  return [...legs.values()].toSorted((a, b) => Number(a.amountCents > 0n) - Number(b.amountCents > 0n));
}
