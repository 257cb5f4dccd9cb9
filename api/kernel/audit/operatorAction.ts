/** Kind of object of an operator's action. */
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
  | 'listing'
  | 'lane';

/** An action of an operator, reading included. */
export interface OperatorAction {
  /** Name of the operator, as given on the command line or of the machine's user. */
  operator: string;
  /** Words of the command without personal names and numbers, such as `user show --reveal`. */
  command: string;
  subjectKind: OperatorSubject;
  /** Id, number or name of the subject. Null if the action concerns all of them. */
  subjectId: string | null;
  reason: string | null;
  /** Stable result code: done, unchanged, refused, seen, begun. */
  outcome: string;
}

/** A stored action with its time by the database's clock. */
export interface StoredAction extends OperatorAction {
  at: Date;
}
