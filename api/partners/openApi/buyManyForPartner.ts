import { DomainError } from '../../kernel/domainError.ts';
import { newId } from '../../kernel/ids.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inPress } from '../../orders/order/offerJobs.ts';
import { buyForPartner, type PartnerChoice, type PartnerPurchase } from './buyForPartner.ts';

/** Maximum number of purchases in one batch. */
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
 * Buys many copies for a partner, one after the other, each in its own transaction and under its own number (C-06). One that fails,
 * for instance since its copy was sold or the balance is too low, does not affect the others. Repeating the batch returns the first orders.
 * @returns an outcome for each purchase, in their order.
 * @throws InvalidInput if two have the same number, or one names both a listing and an item or neither, before anything is bought.
 */
export async function buyManyForPartner(
  platform: Platform,
  buyer: Pick<PartnerPurchase, 'partnerId' | 'userId' | 'tradeUrl'>,
  lines: readonly PurchaseLine[],
): Promise<LineOutcome[]> {
  const numbers = lines.map(({ outOrderNo }) => outOrderNo);
  const twice = numbers.findIndex((number, index) => numbers.indexOf(number) < index);
  if (twice >= 0) throw new InvalidInput(`lines[${twice}].outOrderNo`, 'each once');
  const chosen = lines.map((line, index) => ({ ...line, choice: chooseOf(line, index) }));
  const pressId = newId();
  return inPress(platform, pressId, async () => {
    const outcomes: LineOutcome[] = [];
    for (const { choice, ...line } of chosen)
      outcomes.push(
        choice instanceof DomainError
          ? { outOrderNo: line.outOrderNo, orderId: null, error: choice }
          : await buyLine(platform, { ...buyer, ...line, choice, pressId }),
      );
    return outcomes;
  });
}

/** What a line buys, or why it can buy nothing. @throws InvalidInput, which names the line. */
function chooseOf({ choice }: PurchaseLine, index: number): PartnerChoice | DomainError {
  try {
    return choice();
  } catch (error) {
    if (error instanceof DomainError) return error;
    if (error instanceof InvalidInput) throw new InvalidInput(`lines[${index}].${error.field}`, error.rule);
    throw error;
  }
}

async function buyLine(platform: Platform, purchase: PartnerPurchase): Promise<LineOutcome> {
  const { outOrderNo } = purchase;
  try {
    return { outOrderNo, orderId: await buyForPartner(platform, purchase), error: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { outOrderNo, orderId: null, error };
  }
}
