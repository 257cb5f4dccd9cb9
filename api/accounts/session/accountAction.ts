/** What users do that somebody might deny later (T-29). */
export type AccountActionKind =
  | 'withdraw'
  | 'verifyRealName'
  | 'setPaymentAccount'
  | 'setPhone'
  | 'unbindSteamAccount'
  | 'setSteamAccountType'
  | 'viewSteamToken'
  | 'setTradeUrl'
  | 'lockPartner'
  | 'requestDeletion'
  | 'cancelDeletion'
  | 'exportOwnData';

/** Where a request came from. */
export interface RequestOrigin {
  /** Null for a partner's signed request. */
  sessionId: string | null;
  address: string;
  userAgent: string;
}

/** Where an action came from, and the code by SMS that it was allowed by; null where it wanted none. */
export interface ActionOrigin {
  challengeId: string | null;
  origin: RequestOrigin;
}

/** A code by SMS that was right and is used up, and where it was typed. */
export interface StepUp extends ActionOrigin {
  challengeId: string;
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
