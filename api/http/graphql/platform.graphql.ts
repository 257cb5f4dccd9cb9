import type { Config } from '../../config.ts';
import { readClosure } from '../../kernel/closure/admitService.ts';
import { isPaymentAppOpen } from '../../orders/order/orderPayment.ts';
import { readMedianDeliveryMs } from '../../selling/shop/sellerRecord.store.ts';
import { builder } from './builder.ts';

/** Settings that apply to everyone. */
export const PlatformRef = builder.objectRef<Config>('Platform').implement({
  authScopes: { everyone: true },
  description: 'Settings that apply to everyone: mode, fees, time.',
  fields: (t) => ({
    isSandbox: t.boolean({
      description: 'True in sandbox mode: play money and simulated Steam accounts.',
      resolve: (config) => config.SANDBOX,
    }),
    sandboxUrl: t.string({
      nullable: true,
      description: "URL of the sandbox's own page. Null outside sandbox mode.",
      resolve: (config) => (config.SANDBOX ? (config.SANDBOX_URL ?? null) : null),
    }),
    isPaymentAppOpen: t.boolean({
      description: 'True if orders can be paid directly through the payment app.',
      resolve: async (config, _args, { platform }) =>
        isPaymentAppOpen(config) && (await readClosure(platform.db, 'order-payments')) === null,
    }),
    orderPaymentMinutes: t.int({
      description: 'Time in minutes that an order waits for its payment through the payment app.',
      resolve: (config) => Math.round(config.ORDER_PAYMENT_MS / 60_000),
    }),
    saleFeeBasisPoints: t.int({
      description: "The seller's fee on a sale in basis points (0.01 %) of the price.",
      resolve: (config) => config.SALE_FEE_BASIS_POINTS,
    }),
    withdrawalFeeBasisPoints: t.int({
      description: 'The fee of a withdrawal in basis points (0.01 %) of its amount.',
      resolve: (config) => config.WITHDRAWAL_FEE_BASIS_POINTS,
    }),
    copiesOnSale: t.int({
      description: 'Number of copies on sale, of all items.',
      resolve: (_config, _args, { market }) => market.rows.reduce((sum, row) => sum + row.listingCount, 0),
    }),
    medianDeliverySeconds: t.int({
      nullable: true,
      description:
        'Time from the payment to the trade in seconds, which half of the newest delivered orders of the last 30 days did not exceed. Null if there are too few.',
      resolve: async (_config, _args, { platform }) => {
        const medianMs = await readMedianDeliveryMs(platform.db);
        return medianMs === null ? null : Math.round(medianMs / 1_000);
      },
    }),
    supportEmail: t.string({
      nullable: true,
      description: 'Support e-mail address. Null if the operator has not set one.',
      resolve: (config) => config.SUPPORT_EMAIL ?? null,
    }),
    serverTime: t.field({
      type: 'DateTime',
      description: "Current time of the market's clock.",
      resolve: (_config, _args, { loaders }) => loaders.now(),
    }),
  }),
});

builder.queryField('platform', (t) =>
  t.field({
    type: PlatformRef,
    nullable: true,
    description: 'Settings that apply to everyone.',
    authScopes: { everyone: true },
    resolve: (_root, _args, { platform }) => platform.config,
  }),
);
