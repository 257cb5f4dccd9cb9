import type { Config } from '../../config.ts';
import { readClosure } from '../../kernel/closure/readClosures.ts';
import { isPaymentAppOpen } from '../../orders/order/orderPayment.ts';
import { builder } from './builder.ts';

/** What holds for everybody, in the schema. */
export const PlatformRef = builder.objectRef<Config>('Platform').implement({
  authScopes: { everyone: true },
  description: 'What holds for everybody: mode, fees, time.',
  fields: (t) => ({
    isSandbox: t.boolean({
      description: 'The outside world is played: play money, ready-made Steam accounts.',
      resolve: (config) => config.SANDBOX,
    }),
    sandboxUrl: t.string({
      nullable: true,
      description: "The sandbox's own page. Null outside of sandbox mode.",
      resolve: (config) => (config.SANDBOX ? (config.SANDBOX_URL ?? null) : null),
    }),
    isPaymentAppOpen: t.boolean({
      description: 'Orders can be paid directly at the payment app.',
      resolve: async (config, _args, { platform }) =>
        isPaymentAppOpen(config) && (await readClosure(platform.db, 'order-payments')) === null,
    }),
    orderPaymentMinutes: t.int({
      description: 'How long an order waits for its payment by the payment app.',
      resolve: (config) => Math.round(config.ORDER_PAYMENT_MS / 60_000),
    }),
    saleFeeBasisPoints: t.int({
      description: "The seller's fee, in 1/100 of a percent.",
      resolve: (config) => config.SALE_FEE_BASIS_POINTS,
    }),
    withdrawalFeeBasisPoints: t.int({
      description: 'The fee of a withdrawal, in 1/100 of a percent.',
      resolve: (config) => config.WITHDRAWAL_FEE_BASIS_POINTS,
    }),
    supportEmail: t.string({
      nullable: true,
      description: 'Where people write to. Null where the operator has named no address.',
      resolve: (config) => config.SUPPORT_EMAIL ?? null,
    }),
    serverTime: t.field({
      type: 'DateTime',
      description: "The market's clock.",
      resolve: (_config, _args, { loaders }) => loaders.now(),
    }),
  }),
});

builder.queryField('platform', (t) =>
  t.field({
    type: PlatformRef,
    nullable: true,
    description: 'What holds for everybody.',
    authScopes: { everyone: true },
    resolve: (_root, _args, { platform }) => platform.config,
  }),
);
