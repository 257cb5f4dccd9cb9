import { builder } from '../../http/graphql/builder.ts';
import { PlatformRef } from '../../http/graphql/platform.graphql.ts';
import type { Closure, Service } from './closure.ts';
import { readClosures } from './readClosures.ts';

const ServiceEnum = builder.enumType('Service', {
  description: 'What operators can close for everybody.',
  values: {
    WITHDRAWALS: { value: 'withdrawals', description: 'Withdrawing; what waits to be paid out waits on.' },
    RECHARGES: { value: 'recharges', description: 'Recharging, its contract included.' },
    PURCHASES: { value: 'purchases', description: 'Buying. Orders under way go on.' },
    ORDER_PAYMENTS: { value: 'order-payments', description: 'Paying new orders at the payment app.' },
    LISTINGS: {
      value: 'listings',
      description: 'Putting on sale and raising asks. Lowering them and taking listings back go on.',
    },
    BINDING: { value: 'binding', description: 'Binding Steam accounts; those that are bound go on.' },
    OPEN_PLATFORM: { value: 'open-platform', description: "Partners' signed calls. Callbacks go on." },
  } as const satisfies Record<string, { value: Service; description: string }>,
});

/** A closed service in the schema. */
export const ClosureRef = builder.objectRef<Closure>('ServiceClosure').implement({
  authScopes: { everyone: true },
  description: 'A service that is closed for everybody, for now.',
  fields: (t) => ({
    service: t.field({ type: ServiceEnum, description: 'Which.', resolve: ({ service }) => service }),
    wordsZh: t.exposeString('wordsZh', {
      nullable: true,
      description: 'What operators say of it, in Chinese. Null: the usual words.',
    }),
    wordsEn: t.exposeString('wordsEn', { nullable: true, description: 'The same in English.' }),
    closedAt: t.expose('closedAt', { type: 'DateTime', description: 'Since when.' }),
  }),
});

builder.objectField(PlatformRef, 'closures', (t) =>
  t.field({
    type: [ClosureRef],
    description: 'What is closed now. Empty: everything is open.',
    resolve: (_config, _args, { platform }) => readClosures(platform.db),
  }),
);
