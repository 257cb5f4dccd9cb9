import { z } from 'zod';
import { ok, successOf } from '../../http/rest/envelope.ts';
import { callerOf, type OpenContext, type RestApp } from '../../http/rest/restApp.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { toSafeNumber } from '../../kernel/money.ts';
import { idShape, momentShape, pageOf } from '../../kernel/shapes.ts';
import { listOrderNos } from '../../orders/order/order.store.ts';
import { readBalances } from '../../payments/ledger/ledger.store.ts';
import { listEntries } from '../../payments/wallet/entry.store.ts';
import { entryTypeOf, walletOf } from '../../payments/wallet/wallet.ts';
import { pageQuery } from './shapes.ts';

const amountShape = z.int().describe('Amount in fen: positive into the account, negative out of it.');
const balanceShape = z.int().min(0).describe('Balance of the account in fen.');

const walletShape = z
  .object({
    spendableCents: balanceShape.describe('Money that can pay for purchases, in fen: deposit and proceeds.'),
    depositCents: balanceShape.describe('Recharged money in fen. Never withdrawable.'),
    proceedsCents: balanceShape.describe('Proceeds of sales in fen, withdrawable.'),
    settlingCents: balanceShape.describe(
      "Proceeds in fen of sales under Steam's trade protection, or that wait for a review.",
    ),
    withdrawingCents: balanceShape.describe('Money in fen that is being paid out by withdrawals.'),
    returningCents: balanceShape.describe(
      'Money in fen of failed orders that is being refunded through the payment app.',
    ),
    escrowCents: balanceShape.describe('Money in fen that is held for open purchases.'),
    biddingCents: balanceShape.describe('Money in fen that is held for open buy orders and price offers.'),
  })
  .meta({ id: 'Wallet' });

const entryShape = z
  .object({
    entryId: idShape,
    type: z.enum(['rechargeWithdraw', 'buy', 'sell', 'platform']),
    reason: z
      .string()
      .describe(
        'Reason of the transfer: hold, refund, settle, release, reverse, recharge, withdraw and the like.',
      ),
    account: z
      .string()
      .describe(
        'The account: deposit, proceeds, settling, withdrawing, returning, escrow, or biddingDeposit and biddingProceeds, which hold what ' +
          'deposit and proceeds give for buy orders and price offers.',
      ),
    amountCents: amountShape,
    balanceAfterCents: z.int().describe('Balance of the account after the transfer, in fen.'),
    orderNo: z.string().nullable().describe('Number of the order that it belongs to; null if none.'),
    createdAt: momentShape,
  })
  .meta({ id: 'WalletEntry' });

/** The wallet endpoints for partners: `/wallet`, `/wallet/entries`. */
export function openWalletRoutes(app: RestApp, { services }: OpenContext): void {
  const { db } = services.platform;
  app.get(
    '/wallet',
    {
      schema: {
        tags: ['wallet'],
        operationId: 'getWallet',
        summary: 'Your money by account',
        description: 'The balances of this moment, in fen. `spendableCents` is what a purchase can use.',
        response: { 200: successOf(walletShape) },
      },
    },
    async (request) => {
      const wallet = walletOf(await readBalances(db, callerOf(request).userId));
      return ok({
        spendableCents: toSafeNumber(wallet.spendableCents),
        depositCents: toSafeNumber(wallet.depositCents),
        proceedsCents: toSafeNumber(wallet.proceedsCents),
        settlingCents: toSafeNumber(wallet.settlingCents),
        withdrawingCents: toSafeNumber(wallet.withdrawingCents),
        returningCents: toSafeNumber(wallet.returningCents),
        escrowCents: toSafeNumber(wallet.escrowCents),
        biddingCents: toSafeNumber(wallet.biddingCents),
      });
    },
  );
  app.get(
    '/wallet/entries',
    {
      schema: {
        tags: ['wallet'],
        operationId: 'listWalletEntries',
        summary: 'Your ledger, newest first',
        description: 'Each line is one side of a double entry; together they explain every balance.',
        querystring: pageQuery,
        response: { 200: successOf(pageOf(entryShape)) },
      },
    },
    async (request) => {
      const { after = null, limit: size } = request.query;
      const wanted = { edgeId: after, isBackward: false, count: size + 1 };
      const found = await listEntries(db, callerOf(request).userId, {}, wanted);
      const page = found.slice(0, size);
      const orderIds = page.map(({ orderId }) => orderId ?? NO_ID);
      const orderNos = await listOrderNos(db, orderIds);
      const rows = page.map((row, index) => ({
        entryId: row.id,
        type: entryTypeOf(row.reason),
        reason: row.reason,
        account: row.kind,
        amountCents: toSafeNumber(row.amountCents),
        balanceAfterCents: toSafeNumber(row.balanceAfterCents),
        orderNo: orderNos[index] ?? null,
        createdAt: row.createdAt.toISOString(),
      }));
      return ok({ rows, next: found.length > size ? (page.at(-1)?.id ?? null) : null });
    },
  );
}
