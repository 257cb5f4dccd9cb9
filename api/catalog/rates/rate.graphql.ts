import { builder } from '../../http/graphql/builder.ts';
import { readExchangeRate, usdPerCny } from './exchangeRate.ts';

const ExchangeRateRef = builder.objectRef<{ cnyPerUsd: number; fetchedAt: Date }>('ExchangeRate').implement({
  authScopes: { everyone: true },
  description: 'Exchange rate of the dollar, for display only. All amounts of the market are in yuan.',
  fields: (t) => ({
    usdPerCny: t.float({
      description: 'Dollars for one yuan: the inverse of `cnyPerUsd`, rounded to 4 decimals.',
      resolve: ({ cnyPerUsd }) => usdPerCny(cnyPerUsd),
    }),
    cnyPerUsd: t.exposeFloat('cnyPerUsd', {
      description: 'Yuan for one dollar, as received from the service.',
    }),
    fetchedAt: t.expose('fetchedAt', {
      type: 'DateTime',
      description: 'Time at which the rate was received. If the service fails, the last rate is kept.',
    }),
  }),
});

builder.queryField('exchangeRate', (t) =>
  t.field({
    type: ExchangeRateRef,
    nullable: true,
    description: 'The latest exchange rate. Null if none was ever received.',
    authScopes: { everyone: true },
    resolve: (_root, _args, { platform }) => readExchangeRate(platform.db),
  }),
);
