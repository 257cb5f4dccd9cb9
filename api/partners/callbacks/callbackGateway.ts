import type { CallbackAnswer } from './callback.ts';

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
