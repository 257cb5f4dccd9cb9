import type { Tx } from '../kernel/db.ts';
import { AccountBlocked, TradeUrlMissing } from './user.errors.ts';
import { findBuyer } from './userStore.ts';

/** A user who may buy, with where Steam shall deliver. */
export interface AdmittedBuyer {
  id: string;
  tradeUrl: string;
}

/** Lets a user buy. @throws AccountBlocked, TradeUrlMissing */
export async function admitBuyer(tx: Tx, userId: string): Promise<AdmittedBuyer> {
  const { id, tradeUrl, isBlocked } = await findBuyer(tx, userId);
  if (isBlocked) throw new AccountBlocked();
  if (!tradeUrl) throw new TradeUrlMissing();
  return { id, tradeUrl };
}
