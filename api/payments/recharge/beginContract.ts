import { assert } from '../../kernel/assert.ts';
import { readClock } from '../../kernel/clock.ts';
import { newId, newOrderNo } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { paymentAddresses } from '../provider/paymentAddresses.ts';
import type { PaymentGateway } from '../provider/paymentGateway.ts';
import { requireOpen } from './admitRecharge.ts';
import { findContract, insertContract } from './contract.store.ts';
import { ContractStands } from './recharge.errors.ts';

/**
 * Opens a contract, or continues one that waits to be signed, and returns the address of the payment app's page for it
 * (W-08).
 * @throws RechargeClosed, ContractStands.
 */
export async function beginContract(
  { config, db }: Platform,
  payment: PaymentGateway | null,
  userId: string,
): Promise<string> {
  const gateway = await requireOpen(db, payment);
  const contract = await inTransaction(db, async (tx) => {
    const number = `HT${newOrderNo(await readClock(tx))}`;
    // If one is already pending or signed, this inserts nothing, so that two concurrent tabs get the same contract.
    await insertContract(tx, { id: newId(), number, userId });
    return findContract(tx, userId);
  });
  assert(contract, 'a contract was opened or found');
  if (contract.status !== 'pending') throw new ContractStands();
  const content = {
    externalAgreementNo: contract.number,
    productCode: 'GENERAL_WITHHOLDING',
    personalProductCode: config.ALIPAY_CONTRACT_PRODUCT,
    signScene: 'INDUSTRY|GAME_CHARGE',
    accessParams: { channel: 'ALIPAYAPP' },
  };
  return gateway.pageUrl(
    'alipay.user.agreement.page.sign',
    content,
    paymentAddresses(config, '/user/wallet?tab=recharge'),
  );
}
