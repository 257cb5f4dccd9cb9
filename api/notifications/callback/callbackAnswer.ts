/** The result of an attempt. Exactly one of `status` and `failure` is set. */
export interface CallbackAnswer {
  status: number | null;
  /** Stable code of the reason why there was no response. */
  failure: CallbackFailure | null;
  /** The first KB of the response body. */
  body: string;
  durationMs: number;
}

/** Why a callback received no response. */
export const CALLBACK_FAILURES = {
  addressNotAllowed:
    'The name leads to an address that callbacks are not sent to, such as one of an internal network.',
  nameUnknown: 'The name of the host is unknown.',
  refused: 'The host refused the connection.',
  timeout: 'No response came in time.',
  certificate: 'The HTTPS certificate is not valid.',
  connection: 'The connection broke before a response.',
} as const;
export type CallbackFailure = keyof typeof CALLBACK_FAILURES;

/** True if the response acknowledges the callback: any 2xx status, or the word that older receivers in this field return. */
export function isReceipt({ status, body }: Pick<CallbackAnswer, 'status' | 'body'>): boolean {
  if (status === null) return false;
  return (status >= 200 && status < 300) || (status < 500 && body.trim() === 'success');
}

/** True if the receiver reports that it is gone permanently. */
export function isGone({ status }: Pick<CallbackAnswer, 'status'>): boolean {
  return status === 410;
}

/** One callback request to a receiver. */
export interface CallbackRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** The gateway to partners' receivers. It never throws because of a receiver's behaviour: a failure is a result too. */
export interface CallbackGateway {
  post(request: CallbackRequest): Promise<CallbackAnswer>;
}
