/** What an operator's deed or look is about. */
export type OperatorSubject =
  | 'user'
  | 'order'
  | 'job'
  | 'queue'
  | 'callback'
  | 'partner'
  | 'notice'
  | 'keys'
  | 'prices'
  | 'backup'
  | 'service'
  | 'listing';

/** One thing that an operator did, or looked at. */
export interface OperatorAction {
  /** Who: a name, as given at the command line or of that machine's user. */
  operator: string;
  /** The command's words without names and numbers of people, as `user show --reveal`. */
  command: string;
  subjectKind: OperatorSubject;
  /** The subject's id, number or name; null: all of them. */
  subjectId: string | null;
  reason: string | null;
  /** A stable word: done, unchanged, refused, seen, begun. */
  outcome: string;
}

/** One that is kept, with its time by the market's clock. */
export interface KeptAction extends OperatorAction {
  at: Date;
}
