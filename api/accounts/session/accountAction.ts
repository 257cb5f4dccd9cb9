/** Actions of users that somebody might deny later (T-29). */
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

/** The origin of a request. */
export interface RequestOrigin {
  /** Null for a partner's signed request. */
  sessionId: string | null;
  address: string;
  userAgent: string;
}

/** The origin of an action, and the SMS code that authorised it; null if it required none. */
export interface ActionOrigin {
  challengeId: string | null;
  origin: RequestOrigin;
}

/** A correct SMS code that is used up, and where it was entered. */
export interface StepUp extends ActionOrigin {
  challengeId: string;
}

/** An action as it is stored. */
export interface AccountAction {
  userId: string;
  kind: AccountActionKind;
  /** The id of the row that it concerns. */
  subjectId: string | null;
  /** The values before and after, masked as displayed. */
  details: Record<string, string>;
}
