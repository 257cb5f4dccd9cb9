/** What users do that somebody might deny later (T-29). */
export type AccountActionKind =
  | 'withdraw'
  | 'verifyRealName'
  | 'setPaymentAccount'
  | 'setPhone'
  | 'unbindSteamAccount'
  | 'setSteamAccountType'
  | 'viewSteamToken';

/** Where a request came from. */
export interface RequestOrigin {
  /** Null for a partner's signed request. */
  sessionId: string | null;
  address: string;
  userAgent: string;
}

/** A code by SMS that was right and is used up, and where it was typed. */
export interface StepUp {
  challengeId: string;
  origin: RequestOrigin;
}

/** An action as it is kept. */
export interface AccountAction {
  userId: string;
  kind: AccountActionKind;
  /** The row that it is about. */
  subjectId: string | null;
  /** Before and after, masked as people see them. */
  details: Record<string, string>;
}
