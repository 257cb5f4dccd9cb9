import type { CallbackAnswer } from './callback.ts';

/** One delivery on its way out. */
export interface CallbackRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** The bridge to partners' receivers. It never throws for what a receiver does: that is an answer, too. */
export interface CallbackGateway {
  post(request: CallbackRequest): Promise<CallbackAnswer>;
}
