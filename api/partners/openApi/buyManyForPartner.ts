import { DomainError } from '../../kernel/domainError.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Platform } from '../../kernel/platform.ts';
import { buyForPartner, type PartnerChoice, type PartnerPurchase } from './buyForPartner.ts';

/** Most purchases of one batch. */
export const PURCHASES_MAX = 50;

/** One purchase of a batch. */
export interface PurchaseLine extends Pick<PartnerPurchase, 'outOrderNo' | 'limitCents'> {
  /** What is bought. @throws DomainError, which ends this line alone. */
  choice: () => PartnerChoice;
}

/** What became of one purchase of a batch: an order, or the reason why there is none. */
export interface LineOutcome {
  outOrderNo: string;
  orderId: string | null;
  error: DomainError | null;
}

/**
 * Buys many copies for a partner, one after the other, each in its own transaction and under its own number (C-06). What one meets, such as
 * a sold copy or too little money, costs only that one. Repeating the batch returns the first orders.
 * @returns an outcome for each purchase, in their order.
 * @throws InvalidInput if two have the same number, before anything is bought.
 */
export async function buyManyForPartner(
  platform: Platform,
  buyer: Pick<PartnerPurchase, 'partnerId' | 'userId' | 'tradeUrl'>,
  lines: readonly PurchaseLine[],
): Promise<LineOutcome[]> {
  const numbers = lines.map(({ outOrderNo }) => outOrderNo);
  const twice = numbers.findIndex((number, index) => numbers.indexOf(number) < index);
  if (twice >= 0) throw new InvalidInput(`lines[${twice}].outOrderNo`, 'each once');
  const outcomes: LineOutcome[] = [];
  for (const line of lines) outcomes.push(await buyLine(platform, buyer, line));
  return outcomes;
}

async function buyLine(
  platform: Platform,
  buyer: Pick<PartnerPurchase, 'partnerId' | 'userId' | 'tradeUrl'>,
  { choice, ...line }: PurchaseLine,
): Promise<LineOutcome> {
  const { outOrderNo } = line;
  try {
    const orderId = await buyForPartner(platform, { ...buyer, ...line, choice: choice() });
    return { outOrderNo, orderId, error: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { outOrderNo, orderId: null, error };
  }
}
