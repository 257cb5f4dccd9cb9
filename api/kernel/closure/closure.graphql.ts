import { builder } from '../../http/graphql/builder.ts';
import { PlatformRef } from '../../http/graphql/platform.graphql.ts';
import { readClosures } from './admitService.ts';
import type { Closure, Service } from './closure.ts';

const ServiceEnum = builder.enumType('Service', {
  description: 'A service that operators can close for all users.',
  values: {
    WITHDRAWALS: {
      value: 'withdrawals',
      description: 'New withdrawals. Pending payouts wait until it is open again.',
    },
    RECHARGES: { value: 'recharges', description: 'Recharges of the wallet, including their contracts.' },
    PURCHASES: { value: 'purchases', description: 'New purchases. Orders in progress continue.' },
    ORDER_PAYMENTS: {
      value: 'order-payments',
      description: 'Payment of new orders through the payment app.',
    },
    LISTINGS: {
      value: 'listings',
      description: 'New listings and higher asks. Lowering asks and withdrawing listings remain possible.',
    },
    BINDING: { value: 'binding', description: 'Binding of Steam accounts. Bound accounts keep working.' },
    OPEN_PLATFORM: { value: 'open-platform', description: 'Signed calls of partners. Callbacks continue.' },
  } as const satisfies Record<string, { value: Service; description: string }>,
});

/** A closed service in the schema. */
export const ClosureRef = builder.objectRef<Closure>('ServiceClosure').implement({
  authScopes: { everyone: true },
  description: 'A service that is temporarily closed for all users.',
  fields: (t) => ({
    service: t.field({
      type: ServiceEnum,
      description: 'The service that is closed.',
      resolve: ({ service }) => service,
    }),
    wordsZh: t.exposeString('wordsZh', {
      nullable: true,
      description: 'Message of the operators in Chinese. Null for the default text.',
    }),
    wordsEn: t.exposeString('wordsEn', {
      nullable: true,
      description: 'Message of the operators in English. Null for the default text.',
    }),
    closedAt: t.expose('closedAt', {
      type: 'DateTime',
      description: 'Time at which the service was closed.',
    }),
  }),
});

builder.objectField(PlatformRef, 'closures', (t) =>
  t.field({
    type: [ClosureRef],
    description: 'Services that are currently closed. Empty if all are open.',
    resolve: (_config, _args, { platform }) => readClosures(platform.db),
  }),
);
